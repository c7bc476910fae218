export { OffersSection } from '#src/ui/offers/offers-section.tsx';
