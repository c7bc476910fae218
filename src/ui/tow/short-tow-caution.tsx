import type { CardView } from '#src/views/card/card-view.ts';

/** Under a row of cards, which a page may have several of. In a file of its own: searches need the whole caution alone. */
export const ShortTowCaution = ({ cards }: { readonly cards: readonly Pick<CardView, 'tow'>[] }) =>
  cards.some(({ tow }) => tow !== null && tow !== 'drives-itself') && (
    <p className="tow-only mt-4 text-sm text-ink-2">The tow match is a guide. Check the plates before you tow.</p>
  );
