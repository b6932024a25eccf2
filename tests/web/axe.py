"""axe-core on a page as it is now."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


AT_REST = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
}"""
"""A colour on its way to another would be judged by the one that it has at that moment."""


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong: the rule, what it means, and where."""
    page.evaluate(AT_REST)
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {one['help']}: {' | '.join(node['html'][:160] for node in one['nodes'][:3])}"
        for one in found
    ]
