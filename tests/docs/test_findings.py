"""The page of findings says what the measured data say: text and plots are written from them."""

from bench.findings.store import FOLDER, PAGE
from bench.findings.writing import page


def test_the_page_is_what_its_data_make_of_it() -> None:
    text, _ = page()
    assert PAGE.read_text(encoding="utf-8") == text, "python -m bench.findings page"


def test_the_plots_are_what_their_data_make_of_them() -> None:
    _, plots = page()
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    assert found == plots, "python -m bench.findings page"


def test_every_plot_is_shown() -> None:
    text, plots = page()
    assert [name for name in plots if f"](findings/{name})" not in text] == []
