"""A result beside what stands behind its ``=>``: what differs, and why the result is what it is.

=====================  ==========================================================================
written                compared with
=====================  ==========================================================================
``3900`` ``11P``       the total of the hand, in its unit where one is written
``pinfu riichi.dora``  the items outside of the section *fu*: those listed are all that there are,
                       each once, however many lines it has; one that counts 0 may be left out
``fu=40`` ``dora=2``   the total of the section of that title, or of the items declared in it; where
                       a line gives totals in the place of tiles, its own setting of that name;
                       ``placements=5/2/3``: the amounts of its lines, one by one
``limit=mangan``       the limit; ``none`` where nothing limited the value
``total=3900``         the total again; ``none`` where nothing is scored
``E=+850`` ``pot=0``   what an account gains; where not all seats are known, the sum of its payments
                       (``discarder=-3900``, ``winner=+4000``, ``other=-2000`` for all of them)
``winner=SW``          who won, ``none`` for nobody
``outcome=draw``       how the hand ended
``has=`` ``lacks=``    a single item that counts, or does not
``item=dora:2``        the sum of the lines of one item; ``fu-item=`` and so on: in one section
``note=kazoe``         a note that stands with the result
``over=true``          a field that only some games have; of one with parts those that are named:
                       ``after=score:23``, ``after=B:at:city/hearts:7``
``order=B/A+C``        a list of such a field, equal ones joined by ``+``
``class=A:two-pair``   what hands of cards are, several joined by ``/``, a single one without its player;
                       ``ranks=A:7722A``, ``cards=A:7h7c2h2dAd`` likewise
``error R310``         one of the problems of a line that is refused
=====================  ==========================================================================

A line of several hands has no items, sections or limit of its own, and an amount only where its game
has one for the whole line (the round's points of a winner): it can be asked what its
players gain, and for ``has=`` and ``lacks=``.

What a line of a whole game may say beside this is in :mod:`scorecalc.expect.entry`, and what its end may say in
:mod:`scorecalc.expect.ranking`; neither is loaded for lines that stand alone.
"""

from scorecalc.expect.compare import compare
from scorecalc.expect.difference import Difference
from scorecalc.expect.reasons import written

__all__ = ["Difference", "compare", "written"]
