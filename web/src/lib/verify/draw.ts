/** The draws of docs/fair-draw.md, byte by byte; works where WebCrypto is switched off. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Every text of the fair draw begins with this, and goes on with what it is for. */
const FAIR = 'tuckbox fair draw 2 ';

/** Returns the text in UTF-8 after its length as four bytes. */
export function text(value: string): Uint8Array {
  const bytes = utf8ToBytes(value);
  return concatBytes(u32(bytes.length), bytes);
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function u64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function hash(...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** The commitment with which the table opens a deal; `texts` are game, options and components. */
export function tableCommitment(
  secret: string,
  match: string,
  number: number,
  texts: string[],
  broken: string[],
  isStrict = false,
): string {
  const before = sha256(utf8ToBytes(broken.map((line) => `${line}\n`).join('')));
  return hash(
    text(`${FAIR}${isStrict ? 'strict' : 'table'}`),
    hexToBytes(secret),
    text(match),
    u32(number),
    ...texts.map(text),
    before,
  );
}

/** The commitment by which a client binds its seed to the table's commitment and to its seat. */
export function seedCommitment(table: string, seat: number, seed: string): string {
  return hash(text(`${FAIR}seed`), hexToBytes(table), u32(seat), hexToBytes(seed));
}

/** The hash of a closed list, which every draw depends on. */
export function listHash(table: string, lines: string[]): string {
  return hash(text(`${FAIR}list`), hexToBytes(table), ...lines.map(text));
}

/** A chain's start is the link with this number, its end is link 0. */
export const LINKS = 1000;

/** The chain that was asked for last: a client needs its own again and again. */
let chain: { start: string; links: string[] } = { start: '', links: [] };

/** Returns a link of the chain that begins like this. */
export function linkOf(start: string, number: number): string {
  if (chain.start !== start) {
    const links = [start];
    while (links.length <= LINKS) links.push(hashed(links.at(-1) ?? start));
    chain = { start, links: links.reverse() };
  }
  return chain.links[number] ?? start;
}

/** Returns the link that lies this many links closer to the end. */
export function hashed(link: string, times = 1): string {
  const head = text(`${FAIR}link`);
  let value = hexToBytes(link);
  for (let n = 0; n < times; n++) value = sha256(concatBytes(head, value));
  return bytesToHex(value);
}

export function dailyCommitment(secret: string, game: string, date: string): string {
  return hash(text(`${FAIR}day`), hexToBytes(secret), text(game), text(date));
}

/** The commitment of version 1: to match, options and components, or to the date of a day. */
export function earlyCommitment(secret: string, ...texts: string[]): string {
  return hash(hexToBytes(secret), ...texts.map(text));
}

/** The seal of a record: of its headers and entries, without comments and spacing. */
export function sealOf(lines: string[]): string {
  return hash(utf8ToBytes(lines.map((line) => `${line}\n`).join('')));
}

/** The draws of a deal whose secret is known. */
export class Draw {
  constructor(
    private readonly key: Uint8Array,
    private readonly head: Uint8Array,
  ) {}

  /** `seeds` are those of the seats with a commitment, ascending. */
  static fair(secret: string, closedList: string, seeds: string[]): Draw {
    const parts = [text(`${FAIR}number`), hexToBytes(closedList), ...seeds.map(hexToBytes)];
    return new Draw(hexToBytes(secret), concatBytes(...parts));
  }

  static early(secret: string, match: string, seeds: string[]): Draw {
    return new Draw(
      hexToBytes(secret),
      concatBytes(text('tuckbox fair draw 1'), text(match), ...seeds.map(text)),
    );
  }

  static daily(secret: string, game: string, date: string): Draw {
    return new Draw(
      hexToBytes(secret),
      concatBytes(text('tuckbox daily draw 1'), text(game), text(date)),
    );
  }

  /** The draws of a game at one computer. */
  static local(seed: string): Draw {
    return new Draw(utf8ToBytes(seed), text('tuckbox seed draw 1'));
  }

  /** Returns the index that draw `n` picks; numbers that would bias the draw are skipped. */
  index(n: number, weights: bigint[]): number {
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    const limit = (1n << 64n) - ((1n << 64n) % total);
    for (let attempt = 0; ; attempt++) {
      const number = this.number(n, attempt);
      if (number < limit) return stretch(number % total, weights);
    }
  }

  number(n: number, attempt: number): bigint {
    const mac = hmac(sha256, this.key, concatBytes(this.head, u64(n), u32(attempt)));
    return new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
  }
}

function stretch(place: bigint, weights: bigint[]): number {
  let end = 0n;
  return weights.findIndex((weight) => place < (end += weight));
}
