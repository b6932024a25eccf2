/** The building cards, as a view shows them. */
interface Shown {
  cards: string[];
  turned: string[];
  stage: string;
}

/** The card that seats are placing now. */
export function openCard({ stage, turned }: Shown): string | null {
  return stage === 'build' ? (turned.at(-1) ?? null) : null;
}

/** The cards that are still to come in this round; the same one may stand twice. */
export function cardsToCome({ cards, turned }: Shown): string[] {
  const gone = [...turned];
  return cards.filter((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
