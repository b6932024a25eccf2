/** Finds the legal move that was typed, where only one can be meant. */

export type Read = { kind: 'move' | 'unknown'; text: string } | { kind: 'ambiguous'; moves: string[] };

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

export function readMove(typed: string, moves: string[]): Read {
  const wanted = plain(typed);
  const exact = moves.find((move) => move === typed.trim()) ?? moves.find((move) => plain(move) === wanted);
  if (exact) return { kind: 'move', text: exact };
  const begun = wanted ? moves.filter((move) => plain(move).startsWith(wanted)) : [];
  if (begun.length > 1) return { kind: 'ambiguous', moves: begun };
  if (begun[0]) return { kind: 'move', text: begun[0] };
  return { kind: 'unknown', text: typed.trim() };
}
