"""A result beside what stands behind its ``=>``: what differs, and why the result is what it is.

=====================  ==========================================================================
written                compared with
=====================  ==========================================================================
``3900`` ``11P``       the total of the hand, in its unit where one is written
``pinfu riichi.dora``  the items outside of the section *fu*: those listed are all that there are,
                       each once, however many lines it has
``fu=40`` ``dora=2``   the total of the section of that title, or of the items declared in it; where
                       a line gives totals in the place of tiles, its own setting of that name
``limit=mangan``       the limit; ``none`` where nothing limited the value
``total=3900``         the total again; ``none`` where nothing is scored
``E=+850`` ``pot=0``   what an account gains; where not all seats are known, the sum of its payments
                       (``discarder=-3900``, ``winner=+4000``, ``other=-2000`` for all of them)
``winner=SW``          who won, ``none`` for nobody
``outcome=draw``       how the hand ended
``has=`` ``lacks=``    a single item that counts, or does not
``item=dora:2``        the sum of the lines of one item; ``fu-item=`` and so on: in one section
``note=kazoe``         a note that stands with the result
``error R310``         one of the problems of a line that is refused
=====================  ==========================================================================

A line of several hands has no amount, items, sections or limit of its own: it can be asked what its
players gain, and for ``has=`` and ``lacks=``.
"""

from scorecalc.expect.compare import compare
from scorecalc.expect.difference import Difference
from scorecalc.expect.reasons import written

__all__ = ["Difference", "compare", "written"]
