export { OfferHighlight } from '#src/ui/offers/offer-highlight.tsx';
