import type { CardView } from '#src/views/card/card-view.ts';

/** A result card, and whatever a test states of it. */
export const aCard = (given: Partial<CardView> = {}): CardView => ({
  id: 1,
  href: '/cars/2023-toyota-rav4',
  title: '2023 Toyota RAV4',
  badge: null,
  tag: null,
  picture: null,
  photosCount: 0,
  body: 'suv',
  attributes: [],
  stockNumber: null,
  price: { kind: 'price', text: '$41,990', was: null, meaning: 'Drive away' },
  similarHref: '/search/toyota',
  soldNote: null,
  distance: null,
  save: null,
  deal: null,
  estimate: null,
  quoteKey: null,
  tow: null,
  ...given,
});
