/** What must hold of the links of a table where nobody looks ahead, for the client and for the check. */
import type { DealModel, LinksModel } from '../../wire';
import { deckOf, dueCard, placeOf } from '../verify/deck';
import { Draw, hashed, LINKS, listHash, seedCommitment, tableCommitment } from '../verify/draw';
import { stillOwing } from '../verify/owing';
import { isDraw, isWord, placedDraws, type Line } from '../verify/record';
import { readList, seatsOf } from './lines';

/** Entries as records write them, `SEAT TEXT`, by their numbers. */
export type Lines = Map<number, string>;

const LEAVING = ['handed-to-bot', 'resigns', 'times-out'];

const isCard = (line: string) => line.startsWith('0 ');
const isChoice = (line: string) => !isCard(line) && !isWord(line.slice(line.indexOf(' ') + 1));

export function isAlone(options: string): boolean {
  return seatsOf(options) === 1;
}

/** Whether anybody chose between the entries shown when a link left, and the next cards. */
export function hasChoiceAfter(shown: number, lines: Lines, isAlone: boolean): boolean {
  for (let number = shown + 1; ; number++) {
    const line = lines.get(number);
    if (line === undefined || isCard(line)) return false;
    if (isChoice(line) && !isAlone) return true;
  }
}

/** Whether these are all entries from the first to the last of them, and no others. */
export function isWhole(lines: Lines): boolean {
  return Array.from(lines, (_, index) => index + 1).every((number) => lines.has(number));
}

/** Whether an entry is neither of chance nor of a seat that the table has. */
export function hasStranger(lines: Iterable<string>, seats: number): boolean {
  const known = Array.from({ length: seats + 1 }, (_, actor) => String(actor));
  return [...lines].some((line) => !known.includes(line.slice(0, line.indexOf(' '))));
}

/**
 * Whether cards were shown after the last link had left, and choices after those cards.
 *
 * `shown` is the number of the last entry by then. Who plays alone gives the link with the choice.
 */
export function isDue(shown: number, lines: Lines, isAlone: boolean): boolean {
  const last = Math.max(0, ...[...lines].filter(([, line]) => isCard(line)).map(([number]) => number));
  return last > shown && (isAlone || [...lines].some(([number, line]) => number > last && isChoice(line)));
}

/** Whether somebody still owes a choice after these entries; true only where that can be told. */
export function isAnyOwing(deal: DealModel, lines: Lines): boolean {
  const seats = readList(deal.list, deal.options)?.length ?? 0;
  return stillOwing(deal.game, deal.components, seats, asEntries(lines)).length > 0;
}

/** Whether anybody takes back a choice, which the rules of such a table exclude. */
export function isTakingBack(lines: Iterable<string>): boolean {
  return [...lines].some((line) => line.endsWith(' takes-back'));
}

/** Returns the number of moments at which cards were drawn among the first entries. */
export function momentsUntil(shown: number, lines: Lines): number {
  let moments = 0;
  for (let number = 1; number <= shown; number++) {
    if (isCard(lines.get(number) ?? '') && !isCard(lines.get(number - 1) ?? '')) moments++;
  }
  return moments;
}

export function hasLeft(seat: number, lines: Iterable<string>): boolean {
  const words = LEAVING.map((word) => `${seat} ${word}`);
  return [...lines].some((line) => words.includes(line));
}

/** Whether the table's link leads back to what the table committed to. */
export function doLinksOpen(deal: DealModel, match: string, { moment, links }: LinksModel): boolean {
  const [link] = links;
  if (!link || links.length !== deal.list.length + 1 || !(moment >= 0 && moment < LINKS)) return false;
  if (!links.every((each) => each === null || /^[0-9a-f]{64}$/.test(each))) return false;
  const texts = [deal.game, deal.options, deal.components];
  const end = hashed(link, moment);
  return tableCommitment(end, match, deal.number, texts, deal.broken, true) === deal.commitment;
}

/** Whether a seat's link is missing for no reason, or is not its own. */
export function isAnyForged(deal: DealModel, { moment, links }: LinksModel, lines: Lines): boolean {
  return (readList(deal.list, deal.options) ?? []).some(({ seat, commitment }) => {
    const link = links[seat];
    if (!link) return commitment !== '-' && !hasLeft(seat, lines.values());
    return seedCommitment(deal.commitment, seat, hashed(link, moment)) !== commitment;
  });
}

/** Whether the last cards are not those that follow from their links; true only where that can be computed. */
export function areCardsWrong(deal: DealModel, { links }: LinksModel, lines: Lines): boolean {
  const deck = deckOf(deal.game, deal.components);
  const log = asEntries(lines);
  const [table] = links;
  const last = log.findLastIndex(isDraw);
  if (!deck || !table || last < 0) return false;
  const first = log.slice(0, last).findLastIndex((entry) => !isDraw(entry)) + 1;
  const before = log.slice(0, first).map(({ actor, text }) => `${actor} ${text}`);
  const commits = readList(deal.list, deal.options) ?? [];
  const givers = commits.filter(({ seat, commitment }) => commitment !== '-' && !hasLeft(seat, before));
  const given = givers.map(({ seat }) => links[seat]).filter((link) => typeof link === 'string');
  if (given.length < givers.length) return true;
  const draw = Draw.fair(table, listHash(deal.commitment, deal.list), given);
  const placed = placedDraws(log, placeOf(deal.game)).filter((one) => one.draw.number > first);
  return placed.some((one) => dueCard(deck, commits.length, draw, one) !== one.draw.text);
}

/** Returns the log as entries; nothing if its beginning is not known. */
function asEntries(lines: Lines): Line[] {
  const found: Line[] = [];
  for (let number = 1; lines.has(number); number++) {
    const line = lines.get(number) ?? '';
    const space = line.indexOf(' ');
    found.push({ number, actor: Number(line.slice(0, space)), text: line.slice(space + 1) });
  }
  return found.length === lines.size ? found : [];
}
