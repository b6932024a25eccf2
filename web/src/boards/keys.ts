/** Which keys, pressed anywhere on a page, are meant for its board. */

/** Controls take these keys for themselves. */
const OWN_KEYS: [selector: string, keys: RegExp][] = [
  ['input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, [role=alertdialog]', /./],
  ['[type=radio]', /^Arrow| $/],
  ['a[href], button, summary, [role=button], [type=checkbox]', /^(Enter| )$/],
  // A list that scrolls.
  ['section[tabindex]', /^(Arrow(Up|Down)|Page|Home|End| )/],
  ['[role=grid]', /^(Arrow|Page|Home|End|Enter| |Escape)/],
];

/** Returns whether the board may take this key: neither a control nor a dialog has a use for it, and the
 * board is in sight. A page cannot know whether a screen reader runs, so nothing else is taken. */
export function isForBoard(event: KeyboardEvent, board: Element | undefined): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!board || document.querySelector('dialog[open]')) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  const isTaken = OWN_KEYS.some(([selector, keys]) => keys.test(event.key) && at.closest(selector) !== null);
  return !isTaken && isInSight(board);
}

/** Whether at least half of what the window could show of an element is to be seen. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen >= Math.min(height, innerHeight) / 2;
}

/** A key held down presses a button once, however often the system repeats it. */
export function stopRepeats(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
  if (!event.repeat || !isPress || isTyping) return;
  event.preventDefault();
  event.stopPropagation();
}
