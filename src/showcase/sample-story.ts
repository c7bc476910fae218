import type { Fact } from '#src/views/vehicle/vehicle-facts.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';

const SPECIFICATIONS: readonly Fact[] = [
  { label: 'Engine', value: '2.5 L' },
  { label: 'Torque', value: '221 Nm' },
  { label: 'Fuel use, combined', value: '4.8 L/100km' },
  { label: 'ANCAP rating', value: '5 stars (2019)' },
  { label: 'Towing, braked', value: '1,500 kg' },
  { label: 'Length', value: '4,600 mm' },
];

export const sampleStory = {
  specifications: SPECIFICATIONS,
  isCommentFolded: true,
  featuresShown: 2,
  promises: {
    included: [
      { title: '48 hour money back guarantee', text: 'Bring it back within 48 hours and we return what you paid.' },
      { title: '12 months roadside assist', text: 'Roadside help, day or night, for your first year.' },
    ],
    whyBuy: [{ title: 'One family, one yard', text: 'Who sells it to you also looks after it.' }],
    protect: [{ title: 'Paint protection', text: 'A coat that keeps sun and salt away.' }],
  },
  checks: ['No money owing', 'Never written off', 'Odometer consistent'],
  historyReport: '#vehicles',
  tradeInHref: '#vehicles',
  disclaimer: 'Sample text: ask the dealer to confirm features and figures before you buy.',
  history: {
    listed: 'Listed 23 days ago',
    meaning: 'Drive away',
    steps: [
      { dollars: 43_990, price: '$43,990', since: null, change: null },
      { dollars: 42_490, price: '$42,490', since: '3 Mar 2026', change: '$1,500 less' },
      { dollars: 41_990, price: '$41,990', since: '12 Mar 2026', change: '$500 less' },
    ],
  },
  opensPhoneBar: false,
} satisfies Partial<VehiclePage>;
