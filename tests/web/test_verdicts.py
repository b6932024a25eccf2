"""Edited records get the same verdict in the browser and from `tuckbox verify`; see `verdicts.py`."""

import random

from tests.web.verdicts import Judged, fault, faults, judged, sources

COUNT = 300
"""`make soak` asks for ten thousand."""


def test_browser_and_command_judge_edited_records_alike() -> None:
    seed = random.randrange(2**32)
    found = list(faults(COUNT, seed))
    again = f"see it again: python -m tests.web.verdicts {COUNT} {seed}"
    assert not found, "\n".join([*found, again])


def test_whole_records_are_of_every_kind() -> None:
    verdicts = {judged(one).verdict for one in sources()}
    assert {"proved", "consistent", "no-fair-draw", "version-1", "not-yet", "no-draws"} <= verdicts


def test_a_browser_that_says_nothing_of_what_it_leaves_out_is_at_fault() -> None:
    illegal = Judged("refuted", ("record-illegal-entry",))
    for says, is_fault in (({"isUnchecked": True}, False), ({"isUnchecked": False}, True)):
        browser = {"verdict": "consistent", "lacksDecks": False, **says}
        assert (fault(illegal, browser) is not None) is is_fault
    wrong_card = Judged("refuted", ("verify-wrong-draw",))
    assert fault(wrong_card, {"verdict": "proved", "isUnchecked": True, "lacksDecks": False})
