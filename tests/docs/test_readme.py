"""What the README shows at the Python prompt really happens."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_session_in_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
