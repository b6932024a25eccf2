/** What begins lower than this part of the window is scrolled to, and then has all of it. */
const LOW = 0.75;

/** Tells an element, as `--room`, how much of the window's height there is from its top edge on, so that
 * a board can be as large as possible without a part of it under the fold. */
export function room(element: HTMLElement): () => void {
  let told = -1;
  function measure(): void {
    const top = element.getBoundingClientRect().top + scrollY;
    const left = top < innerHeight * LOW ? Math.floor(innerHeight - top) : innerHeight;
    if (left === told) return;
    told = left;
    element.style.setProperty('--room', `${left}px`);
  }
  // Whatever comes or goes above the element changes the height of the page. First called when the page has been laid
  // out, before it is painted: to measure here would have it laid out twice.
  const watcher = new ResizeObserver(measure);
  watcher.observe(document.body);
  addEventListener('resize', measure);
  return () => {
    watcher.disconnect();
    removeEventListener('resize', measure);
  };
}
