import type { Sheet } from '#src/rules/print/sheet.ts';

/** A vehicle on paper, and whatever a test states. */
export const aSheet = (facts: Partial<Sheet> = {}): Sheet => ({
  siteName: 'Harbour Motors',
  title: '2022 Toyota Corolla',
  badge: 'Ascent Sport',
  soldText: null,
  price: { text: '$25,000', was: null, meaning: 'Drive away' },
  facts: [
    { label: 'Kilometres', value: '41,280 km' },
    { label: 'Transmission', value: 'Automatic' },
  ],
  features: ['Reversing camera'],
  comments: 'One owner.',
  dealer: 'Harbour Toyota',
  place: ['1 Wharf Road', 'Newcastle NSW 2300'],
  phone: '02 4900 0000',
  hours: [{ days: 'Monday to Friday', hours: '8.30 am to 5 pm' }],
  licences: ['Dealer licence MD1'],
  stockNumber: 'A1',
  day: '15 Nov 2026',
  disclaimer: 'Prices may change.',
  address: 'https://harbour.example/cars/a1',
  ...facts,
});
