import type { ViewProps } from '#src/blocks/view-props.ts';
import { OfferHighlight } from '#src/ui/offers/offer-highlight.tsx';

export function OfferHighlightBlock({ props, data: offer }: ViewProps<'offer-highlight'>) {
  return offer === null ? null : <OfferHighlight offer={offer} level={2} ground={props.ground} />;
}
