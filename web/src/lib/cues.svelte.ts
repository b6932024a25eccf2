/** Sounds, the page's title and notifications that follow what happens at a table. */
import { untrack } from 'svelte';
import { text } from './i18n/index.svelte';
import type { MatchStore } from './match.svelte';
import { notify } from './notify';
import { settings } from './settings.svelte';
import { play } from './sound';

/** Gives the cues of a match; call it inside the component that shows it. */
export function giveCues(match: MatchStore): void {
  let wasMyTurn = false;
  let wasOver = true;

  $effect(() => {
    const { update, isContinued } = match;
    if (!update) return;
    untrack(() => {
      const isOver = update.result !== null;
      if (isContinued) soundOf(match, isOver && !wasOver);
      const isCalled = match.isMyTurn && !wasMyTurn && update.seats.length > match.mine.length;
      if (isCalled && isContinued) call(match);
      wasMyTurn = match.isMyTurn;
      wasOver = isOver;
    });
  });

  let hadNext = true;
  $effect(() => {
    const hasNext = Boolean(match.update?.next);
    if (hasNext && !hadNext) play('turn');
    hadNext = match.update ? hasNext : true;
  });

  $effect(() => {
    if (match.refusal) play('refused');
  });

  $effect(() => {
    const game = match.update ? text(`${match.update.view.game}-title`) : '';
    const isCalled = match.isMyTurn && (match.update?.seats.length ?? 0) > 1;
    const isInvited = Boolean(match.update?.next && match.update.seats.length > 1 && match.mine.length);
    document.title = isInvited ? `● ${text('web-rematch-there')}` : isCalled ? text('web-title-turn', { game }) : `${game} – Tuckbox`;
  });
}

function soundOf(match: MatchStore, hasEnded: boolean): void {
  const { update, last } = match;
  const mine = match.mine.map(({ seat }) => seat);
  if (hasEnded) play(update?.result?.winners.some((seat) => mine.includes(seat)) ? 'win' : 'end');
  else if (last.some(({ actor }) => actor > 0 && !mine.includes(actor))) play('place');
  else if (last.some(({ actor }) => actor === 0)) play('card');
}

function call(match: MatchStore): void {
  play('turn');
  if (!settings.notify) return;
  const game = text(`${match.update?.view.game ?? ''}-title`);
  notify(text('web-title-turn', { game }), text('web-notify-body', { game }), match.id);
}
