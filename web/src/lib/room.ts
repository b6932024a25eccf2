/** Tells an element, as `--room`, how much of the window's height there is from its top edge on, so that
 * a board can be as large as possible without a part of it under the fold. */
export function room(element: HTMLElement): () => void {
  let told = -1;
  function measure(): void {
    const top = element.getBoundingClientRect().top + scrollY;
    const left = Math.max(0, Math.floor(innerHeight - top));
    if (left === told) return;
    told = left;
    element.style.setProperty('--room', `${left}px`);
  }
  // Whatever comes or goes above the element changes the height of the page.
  const watcher = new ResizeObserver(measure);
  watcher.observe(document.body);
  addEventListener('resize', measure);
  measure();
  return () => {
    watcher.disconnect();
    removeEventListener('resize', measure);
  };
}
