"""Rulebook examples beside what the rules give: Markdown suites, games in them, files of ``line => expectation``."""

from scorecalc.check.answers import Answer, Checked
from scorecalc.check.case import Rules
from scorecalc.check.house import check_rules, is_rules
from scorecalc.check.run import check_text

__all__ = ["Answer", "Checked", "Rules", "check_rules", "check_text", "is_rules"]
