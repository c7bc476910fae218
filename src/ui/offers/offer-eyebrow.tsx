import type { OfferCardView } from '#src/views/offers/offer-view.ts';

/** The category and end date of an offer, above its name; renders nothing if neither is known. */
export function OfferEyebrow({ offer: { category, until } }: { readonly offer: Pick<OfferCardView, 'category' | 'until'> }) {
  const parts = [category, until].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold">
      {category !== null && <span className="text-accent-text">{category}</span>}
      {parts.length === 2 && (
        <span aria-hidden="true" className="text-line-strong">
          ·
        </span>
      )}
      {until !== null && <span className="text-ink-2">{until}</span>}
    </p>
  );
}
