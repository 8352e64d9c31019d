"""The fu-and-han family: items worth han, fu from the sets, and points from both."""
