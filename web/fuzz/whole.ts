/** What patches are about, in a form that can be compared. */

/** The fields of a message that patches do not touch. */
const OUTSIDE = new Set(
  ['type', 'serial', 'version', 'base', 'operations', 'entries', 'fresh', 'clocks', 'plies', 'seats', 'spectators'],
);

/** Returns a document as JSON with sorted keys. */
export function documentOf(update: object): string {
  const inside = Object.entries(update).filter(([name]) => !OUTSIDE.has(name));
  return JSON.stringify(Object.fromEntries(inside), (_, value: unknown) => (isObject(value) ? sorted(value) : value));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns where two documents begin to differ, or '' if they do not. */
export function differenceOf(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 60);
  return `…${one.slice(from, from + 120)} instead of …${other.slice(from, from + 120)}`;
}
