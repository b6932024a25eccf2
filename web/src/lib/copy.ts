/** Copies text; returns whether the browser did it. */
export async function copy(words: string): Promise<boolean> {
  try {
    // Over plain http there is no clipboard API, but the old command still works.
    if (!navigator.clipboard) return copyByCommand(words);
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyByCommand(words);
  }
}

function copyByCommand(words: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.className = 'visually-hidden';
  // While a dialog is open, nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
