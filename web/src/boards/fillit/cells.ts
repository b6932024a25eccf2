/** The hexes of FILLIT as cells of the grid, each with all that can be said of it now. */
import { say, text } from '../../lib/i18n/index.svelte';
import type { Cell, Offer } from '../hex/cell';
import { centreOf } from '../hex/geometry';
import type { Piece } from '../hex/stage.svelte';
import type { Happened } from '../board';
import type { Choice } from './choice.svelte';
import type { Part, Trail } from './turn';
import type { FillitView, Message } from '../../wire';

interface Shown {
  view: FillitView;
  names: Record<number, string>;
  /** What is drawn on a hex now. */
  on: (name: string) => Piece[];
  choice: Choice;
  acting: boolean;
  last: Happened[];
  trail: (part: Part) => Trail;
}

export function cellsOf(shown: Shown): Cell[] {
  const recent = touched(shown.last);
  const hexes = shown.view.hexes.map((hex): Cell => {
    const offer = offerOf(hex.name, shown);
    return {
      ...centreOf(hex),
      id: hex.name,
      name: hex.name,
      kind: 'hex',
      row: hex.r,
      offer,
      selected: shown.acting && shown.choice.taken === hex.name,
      recent: recent.has(hex.name),
      note: noteOf(hex.name, shown),
      label: [whatIsOn(hex.name, shown), whatCanBeDone(hex.name, offer, shown)].filter(Boolean).join(' '),
    };
  });
  return [...hexes, centre(shown.view.centre)];
}

function centre(name: string): Cell {
  const label = text('fillit-inspect-centre', { hex: name });
  const plain = { offer: 'none', selected: false, recent: false, note: '' } as const;
  return { ...plain, id: name, name, kind: 'hole', row: 0, x: 0, y: 0, label };
}

function offerOf(name: string, { choice, acting }: Shown): Offer {
  if (!acting) return 'none';
  if (choice.targets.has(name)) return 'target';
  if (choice.forbidden.has(name)) return 'forbidden';
  return choice.sources.has(name) ? 'source' : 'none';
}

/** On a slide's target: how many chips it lays. */
function noteOf(name: string, { choice, trail }: Shown): string {
  const part = choice.targets.get(name);
  return part?.start === null ? String(trail(part).laid.length || '') : '';
}

function whatIsOn(name: string, { view, names, on }: Shown): string {
  const pieces = on(name);
  const piece = pieces.find(({ kind }) => kind !== 'chip') ?? pieces[0];
  const id = `fillit-inspect-${piece?.kind ?? 'empty'}`;
  const values: Message['values'] = { hex: name };
  if (piece) values.colour = piece.colour;
  if (piece?.kind === 'pawn') {
    const seat = view.seats.find(({ colour }) => colour === piece.colour)?.seat ?? 0;
    values.seat = { id: 'seat', values: { seat } };
  }
  return say({ id, values }, names);
}

function whatCanBeDone(name: string, offer: Offer, { choice, trail }: Shown): string {
  if (choice.taken === name) return text('web-hex-taken');
  const part = choice.targets.get(name);
  if (part?.start === null) {
    const { laid, returned } = trail(part);
    return text('web-fillit-slide-here', { laid: laid.length, returned: returned.length });
  }
  if (part) return text('web-fillit-step-here');
  if (offer === 'forbidden') return text('web-fillit-locks');
  return offer === 'source' ? text('web-hex-can-take') : '';
}

/** The hexes that the newest entry changed. */
function touched(last: readonly Happened[]): Set<string> {
  const hexes = (last.at(-1)?.effects ?? []).flatMap(({ values }) => [values.start, values.target, values.hex]);
  return new Set(hexes.filter((hex) => typeof hex === 'string'));
}
