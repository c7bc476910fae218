import { expect, test } from 'vitest';
import { dealerEmail } from './dealer-email.ts';
import type { LeadEmail } from './lead-email.ts';

const COLOUR = '#075e6b';
const lead: LeadEmail = {
  site: {
    name: 'Harbour City Motors',
    href: 'https://harbour.example',
    mark: 'https://harbour.example/mark.png',
    colours: { primary: COLOUR, onPrimary: '#fff', ink: '#111', quiet: '#555', line: '#ddd', sunk: '#eee', link: COLOUR },
  },
  dealer: { name: 'Harbour City Motors Service', email: null, phone: null, address: '', hours: [] },
  kind: 'Enquiry',
  car: {
    name: '2022 Mazda CX-5',
    price: '$38,990 drive away',
    stocknum: 'H1',
    href: 'https://harbour.example/cars/1',
    picture: 'https://harbour.example/images/1.jpg',
  },
  receivedAt: 'Tuesday',
  reference: 'abc',
  isFinished: true,
  person: { name: 'Sam', email: null, phone: null },
  prefers: null,
  wantedTime: null,
  booking: null,
  reservation: null,
  message: null,
  offer: null,
  details: [],
  attached: null,
  origin: [],
  consent: 'No',
  page: null,
};

test('L14 the dealer’s email has the dealer’s name in its colours, the location it is for and the vehicle’s picture', () => {
  const { html, text } = dealerEmail(lead);
  expect(html).toMatch(new RegExp(`background-color:${COLOUR}.*>Harbour City Motors</a>`));
  expect(html).toContain('>For Harbour City Motors Service</p>');
  expect(html).toMatch(/<img alt="2022 Mazda CX-5" src="https:\/\/harbour\.example\/images\/1\.jpg"/);
  expect(text).toContain('For Harbour City Motors Service');
});
test('L14 a location that has the site’s own name is not said twice', () => {
  const { text } = dealerEmail({ ...lead, dealer: { ...lead.dealer, name: 'Harbour City Motors' } });
  expect(text).not.toContain('For Harbour City Motors');
});

test('L14 an email begins with the dealer’s mark beside its name, and has one filled button', () => {
  const { html } = dealerEmail({ ...lead, person: { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 006' } });
  expect(html).toMatch(/<img alt="" src="https:\/\/harbour\.example\/mark\.png"[^>]*>Harbour City Motors<\/a>/);
  const links = html.match(/<a [^>]*>/g) ?? [];
  const filled = links.filter((tag) => tag.includes(`background-color:${COLOUR}`));
  expect(filled).toEqual([expect.stringContaining('href="tel:')]);
});

test('L14 the button that calls a shopper reads as people write a number, however it was typed', () => {
  const { html } = dealerEmail({ ...lead, person: { name: 'Sam', email: null, phone: '+61491570006' } });
  expect(html).toMatch(/href="tel:\+61491570006"[^>]*>.*?Call 0491 570 006/s);
});
test('L14 an email of a dealer whose mark cannot be drawn begins with its name', () => {
  const { html } = dealerEmail({ ...lead, site: { ...lead.site, mark: null } });
  expect(html).not.toContain('alt=""');
  expect(html).toContain('>Harbour City Motors</a>');
});
