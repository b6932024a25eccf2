"""A part that cannot be had is a failure where a registry serves the platform, and said loudly elsewhere."""

import platform

import pytest

from tests.chromium import FLAGS
from tests.services import origin
from tests.services.origin import NOT_TESTED, unavailable


@pytest.mark.parametrize(
    ("is_asked_for", "is_served"), [(False, True), (True, False), (True, True)]
)
def test_what_should_be_here_fails_with_what_to_do(
    is_asked_for: bool, is_served: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(origin, "FROM_SYSTEM", is_asked_for)
    monkeypatch.setattr(origin, "IS_SERVED", is_served)
    with pytest.raises(pytest.fail.Exception, match=r"^Thing cannot be had: install it$"):
        unavailable("Thing", "install it")


def test_what_no_registry_has_is_left_out_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origin, "FROM_SYSTEM", False)
    monkeypatch.setattr(origin, "IS_SERVED", False)
    monkeypatch.setattr(platform, "system", lambda: "Plan9")
    monkeypatch.setattr(platform, "machine", lambda: "mips")
    with pytest.raises(pytest.skip.Exception) as left_out:
        unavailable("Thing", "install it")
    assert str(left_out.value) == (
        f"{NOT_TESTED}: no registry has Thing for Plan9 on mips; "
        "install it and set TUCKBOX_SYSTEM_SERVICES=1"
    )


@pytest.mark.parametrize("flag", ["--single-process", "--disable-web-security"])
def test_the_browser_has_no_flag_that_makes_it_another(flag: str) -> None:
    assert not [each for each in FLAGS if each.startswith(flag)]
