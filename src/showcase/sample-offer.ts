import type { FoldedHtml } from '#src/rules/vehicle/folded-html.ts';
import type { OfferView } from '#src/views/offers/offer-view.ts';

const whole = (html: string): FoldedHtml => ({ html, isFolded: false });
const folded = (shown: string, rest: string): FoldedHtml => ({
  html: `<p>${shown}<span class="fold__dots">…</span> <span class="fold__rest">${rest}</span></p>`,
  isFolded: true,
});

/** An offer with every property, and the facts stated. */
export const sampleOffer = (facts: Partial<OfferView> = {}): OfferView => ({
  id: 1,
  href: '#offers',
  name: 'Sample run-out',
  category: 'Run-out offer',
  until: 'Ends 30 Jun 2030',
  text: 'The beginning of what the dealer says of it, cut between two words…',
  description: folded('What the dealer says of it, as far as it is shown', 'and the rest of it.'),
  disclaimer: folded('What it does not cover, as far as it is shown', 'and the rest of it.'),
  picture: null,
  body: 'suv',
  enquire: { label: 'Enquire Now', href: '#offers' },
  explore: { label: 'Explore Sample', href: '#cards' },
  testDrive: { label: 'Book A Test Drive', href: '#forms' },
  ...facts,
});

/** An offer with the required properties only. */
export const bareOffer = (facts: Partial<OfferView> = {}): OfferView =>
  sampleOffer({
    id: 2,
    name: 'An offer without an end, a model or a picture',
    category: null,
    until: null,
    description: whole('<p>In a sentence.</p>'),
    text: 'In a sentence.',
    disclaimer: null,
    explore: null,
    testDrive: null,
    ...facts,
  });
