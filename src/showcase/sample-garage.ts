import { begunHereWords } from '#src/rules/accounts/begun-here-words.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';
import type { WatchedRow, WatchedVehicle } from '#src/views/accounts/watchlist-view.ts';
import type { AlertsPart } from '#src/views/alerts/alerts-part.ts';
import type { PictureView } from '#src/views/images/image-view.ts';

/** A watched vehicle in every state. */
export function sampleWatched(picture: PictureView | null, body: string): WatchedRow[] {
  const listed: Omit<WatchedVehicle, 'id'> = {
    kind: 'listed',
    name: '2023 Sample Rover Touring AWD',
    href: '#garage',
    facts: ['24,180 km', 'Electric', 'Eagle Farm'],
    picture,
    body,
    tag: null,
    isFree: true,
    back: null,
    reservedHref: null,
    price: { kind: 'price', text: '$42,490', was: null, meaning: 'Drive away' },
    change: { kind: 'less', text: '$1,500 less since 2 November', saved: '$43,990' },
    alerts: true,
    undoKey: '',
    enquireHref: '#garage',
    similarHref: '#garage',
  };
  return [
    { ...listed, id: 1 },
    { ...listed, id: 2, change: { kind: 'same', text: 'Same price since 9 November', saved: null } },
    { ...listed, id: 3, alerts: false, change: { kind: 'more', text: '$500 more since 28 October', saved: null } },
    { ...listed, id: 4, tag: { kind: 'reserved', text: 'RESERVED' }, change: null },
    { ...listed, id: 5, kind: 'sold', tag: { kind: 'sold', text: 'JUST SOLD' }, price: null, change: null },
    { id: 6, kind: 'gone', body, alerts: true, undoKey: '', savedOn: '2 November' },
  ];
}

/** A shopper's alerts: one of each kind, one of them switched off. */
export const sampleAlerts = (word: string): AlertsPart => ({
  contact: { channel: 'sms', words: 'By text to 0412 ••• 678' },
  waiting: null,
  phone: '0412 ••• 678',
  email: 'priya@example.com',
  note: 'We’ll tell you about price drops and sales on your watchlist, once a day at most. Every message says how to stop it.',
  smsNote: 'We’ll text you between 8 am and 8 pm, once a day at most. Every text has a link that stops it.',
  rows: [
    {
      id: 'watchlist',
      words: 'Price drops and sales on your watchlist',
      line: 'By text to 0412 ••• 678, at most once a day, between 8 am and 8 pm.',
      canSwitch: true,
      isOn: true,
      every: 'day',
      canChange: true,
      href: '#garage',
    },
    {
      id: '1',
      words: 'Electric · SUV · under $40,000',
      line: 'By text to 0412 ••• 678, once a week, between 8 am and 8 pm.',
      canSwitch: true,
      isOn: false,
      every: 'week',
      canChange: false,
      href: '#garage',
    },
  ],
  frequencies: [
    { value: 'day', label: 'Once a day, if something’s new' },
    { value: 'week', label: 'Once a week' },
  ],
  word,
  stock: { label: 'Show 411 cars', href: '#garage' },
});

/** A shopper's own page with something in every part. */
export const sampleGarage = (picture: PictureView | null, body: string, word: string): GaragePage => ({
  title: 'My Garage',
  path: '#garage',
  who: 'Signed in as Priya, 0412 ••• 678',
  begunHere: begunHereWords([{ kind: 'purchase', what: '2022 Kia Seltos' }], 'My Garage'),
  reserved: [
    {
      id: '1',
      name: '2024 Sample Rover',
      href: '#garage',
      picture,
      body,
      text: 'Yours until 3.40 pm, Tuesday 17 November',
      left: { until: 148_320_000, now: 0, text: '41 h 12 min', percent: 86 },
      money: '$200 paid, refundable until you sign.',
      carryOn: { label: 'Open my reservation', href: '#garage' },
      receiptHref: '#receipt',
      cancel: {
        action: '#garage',
        askHref: '#garage',
        label: 'Cancel and refund $200',
        text: `The ${word} goes back on sale now and $200 goes back to Visa ending 4242, usually in 3 to 5 business days.`,
      },
    },
  ],
  begun: [],
  watchlist: {
    rows: sampleWatched(picture, body),
    word,
    alerts: { state: 'on', href: '#garage' },
    compare: { label: 'Compare 3', href: '#garage' },
    stock: { label: 'Show 411 cars', href: '#garage' },
  },
  towCar: word === 'caravan' ? { name: 'Sample Rover, 2024', tows: 'Tows 3,000 kg braked' } : null,
  paid: [
    {
      id: '1',
      title: 'Invoice SAMPLE-10482: 2021 Sample Rover service',
      line: '3 Nov 2026 · $412.50 · P-7K4M2XQH',
      state: { text: 'Paid', isGood: true },
      href: '#receipt',
    },
  ],
  prizes: [{ key: 'sample', heading: '$150 off your next service.', text: 'Code SPIN-7QK4MX, good until 15 February 2027.' }],
  enquiries: [
    {
      id: '1',
      title: 'Test drive, 2023 Sample Rover',
      line: 'Thursday 19 November 2026, 10.30 am AEST, Eagle Farm',
      links: [
        { label: 'Add to calendar', href: '#garage' },
        { label: 'Move or cancel', href: '#garage' },
      ],
      receipt: [{ label: 'Reference', value: '4f2a1b9c' }],
      state: 'Confirmed',
    },
    {
      id: '2',
      title: 'Service',
      line: 'Monday 23 November 2026, 8 am AEST, Eagle Farm',
      links: [{ label: 'Confirm your time', href: '#garage' }],
      receipt: [{ label: 'Reference', value: '4f2a1b9d' }],
      state: 'Waiting for you',
    },
    {
      id: '3',
      title: 'Question about the 2022 Sample Ranger',
      line: '“Is there a second key?” Sent on 9 November.',
      links: [],
      receipt: [{ label: 'Reference', value: '4f2a1b9e' }],
      state: 'Sent',
    },
  ],
  alerts: sampleAlerts(word),
  details: { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', postcode: '' },
  changeMobileHref: '/sign-in?type=change-mobile',
  phone: '0412 345 678',
  devices: [
    { id: '1', device: 'Chrome on Windows computer', lastUsed: 'You’re using it now', isThis: true },
    { id: '2', device: 'Safari on iPhone', lastUsed: 'Last used on 13 November', isThis: false },
  ],
  signedInWhere: 'This device and 1 other, last used on 13 November.',
  asOf: '3.12 pm',
});
