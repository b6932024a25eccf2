/** `+3`, `−5`, `0`: points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
