import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopperEmail } from '#src/adapters/mail/emails/shopper-email.ts';
import { readLead } from '#src/http/read-lead.ts';
import type { Lead } from '#src/rules/leads/lead.ts';
import { gatherLeadFacts } from '#src/use-cases/leads/gather-lead-facts.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { writeShopperEmail } from '#src/use-cases/leads/write-emails.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { A_PERSON } from '#tests/factories/a-sent-lead.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

const VICTIM = 'victim@elsewhere.example';
const LURE = 'URGENT: verify your bank at http://evil.example';
let services: DeliveryHarness;
let carId: number;
let offerId: number;
beforeAll(async () => {
  services = await aDeliveryHarness();
  await services.fleet.stock('harbour-motors', [aVehicle({ stocknum: 'H1001', images: ['/images/suv-a/f34?paint=1b3f86'] })]);
  carId = (await services.fleet.all.selectFrom('vehicle').select('id').executeTakeFirstOrThrow()).id;
  const { rows } = await sql<{ id: number }>`
    insert into offer (dealership_id, slug, name) select id, 'run-out', 'Run-out week' from dealership where slug = 'harbour-motors'
    returning id`.execute(services.fleet.all);
  offerId = rows[0]?.id ?? 0;
});
afterAll(() => services.end());

/** Posts a form as a browser does and gives the letters that came of it, the shopper's and the dealer's. */
async function emailsOf(body: Record<string, unknown>) {
  const context = await services.fleet.context('harbour');
  const request = new Request('https://dealer.example/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...A_PERSON, email: VICTIM, elapsed_ms: 60_000, ...body }),
  });
  const read = await readLead(request, context);
  if (read.kind !== 'read') throw new Error(read.detail);
  const outcome = await submitLead(context, read.sent);
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  const before = services.mail.mails.length;
  await services.deliver(outcome.leadId);
  const came = services.mail.mails.slice(before);
  const shopper = came.find(({ envelopeTo }) => envelopeTo.includes(VICTIM));
  const dealer = came.find(({ envelopeTo }) => envelopeTo.includes('sales@harbour.example'));
  if (shopper === undefined || dealer === undefined) throw new Error('A letter did not come.');
  return { shopper, dealer };
}
const whole = ({ subject, text, html, headers }: Awaited<ReturnType<typeof emailsOf>>['shopper']) =>
  JSON.stringify({ subject, text, html, headers });

test('H9.6 an offer’s name that a stranger typed stands nowhere in the shopper’s letter', async () => {
  const { shopper } = await emailsOf({ form: 'offer', offer: LURE, message: LURE });
  expect(shopper.subject).toBe('We have your offer enquiry (Harbour Motors Newstead)');
  expect(whole(shopper)).not.toMatch(/evil|URGENT|bank/i);
});

test('H9 the dealer’s letter still says what was typed', async () => {
  const { dealer } = await emailsOf({ form: 'offer', offer: LURE, message: 'Second lure' });
  expect(dealer.subject).toBe(`Offer enquiry: ${LURE}, from Sam Lee`);
  expect(dealer.text).toContain('Second lure');
});

test('H9.6 a first name that is a link is greeted without a name', async () => {
  const { shopper } = await emailsOf({ form: 'contact', name: 'http://evil.example', message: 'Third' });
  expect(shopper.text).toMatch(/^Hello\n\nThank you\. /);
  expect(shopper.html).toContain('>Thank you</h1>');
  expect(whole(shopper)).not.toContain('evil');
});

test('H9.6 a plain first name is greeted by it, and nothing else of the person is repeated', async () => {
  const { shopper } = await emailsOf({ form: 'contact', name: 'Zoë', message: 'Fourth' });
  expect(shopper.text).toMatch(/^Hello Zoë\n/);
  for (const typed of [A_PERSON.last_name, A_PERSON.phone, 'Fourth']) expect(shopper.text).not.toContain(typed);
});

test('H9.6 the shopper’s letter names the offer as the site does, by its id', async () => {
  const { shopper } = await emailsOf({ form: 'offer', offer_id: offerId, offer: LURE, message: 'Fifth' });
  expect(shopper.subject).toBe('We have your offer enquiry: Run-out week (Harbour Motors Newstead)');
  expect(shopper.text).toContain('Offer: Run-out week');
});

test('T1 the shopper’s letter of an accepted trade-in names its range', async () => {
  const lead = await takenLead(await services.fleet.storeOf('harbour'), {
    form: 'valuation',
    fields: { name: 'Sam', email: VICTIM, 'Offer range': '$19,800 to $21,400', offer_accepted: 'true' },
    planned: [{ channel: 'shopper-email', target: VICTIM }],
  });
  await services.deliver(lead);
  const letter = services.mail.mails.at(-1);
  expect(letter?.text).toContain('Offer you accepted: $19,800 to $21,400');
  expect(letter?.html).toContain('$19,800 to $21,400');
});

test('H9.6 a time in words is not repeated, the time of an appointment is', async () => {
  const { shopper } = await emailsOf({ form: 'test-drive', dateTime: 'Now, at evil.example', message: 'Sixth' });
  expect(whole(shopper)).not.toMatch(/evil|Time:/);
  const booked = await emailsOf({ form: 'test-drive', dateTime: '2026-11-17T00:00:00Z', message: 'Seventh' });
  expect(booked.shopper.text).toContain('Time: Tuesday 17 November 2026, 10 am');
});

test('H9 the shopper’s letter comes from the site, and is answered to the dealer, whatever was typed', async () => {
  const { shopper } = await emailsOf({ form: 'contact', name: 'Sam\r\nBcc: all@evil.example', message: 'Eighth' });
  expect(shopper.from).toEqual({ name: 'Harbour City Motors', address: 'leads@platform.example' });
  expect(shopper.replyTo).toEqual([{ name: 'Harbour Motors Newstead', address: 'sales@harbour.example' }]);
  expect(shopper.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(shopper.envelopeTo).toEqual([VICTIM]);
});

/** What a stranger may have put into a field: links in all their forms, and anything at all. */
const typed = fc.oneof(
  fc.constantFrom(LURE, 'https://evil.example/x', 'evil.com', 'www.evil.example', '//evil.example', 'javascript:alert(1)'),
  fc.constantFrom('<a href="http://evil.example">Sam</a>', 'mailto:x@evil.example', '2026-11-17T00:00:00Z', '" onclick="x'),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);
const NAMES = 'name last_name email phone message offer offer_id dateTime rego page_id category source position'.split(' ');
const leads = fc.record({
  fields: fc.tuple(...NAMES.map(() => typed)).map((values) => Object.fromEntries(NAMES.map((name, at) => [name, values[at]]))),
  form: fc.constantFrom('contact', 'offer', 'test-drive', 'careers', 'constructor'),
  category: typed,
  subcategory: typed,
  consent: fc.record({ shown: typed, at: typed, page: typed, opt_in: fc.boolean() }),
  upload: fc.record({ name: typed, id: typed, kind: typed, bytes: fc.nat() }),
  vehicleId: fc.constantFrom(0, 1),
});

/** Everything that a mail program makes a link of or loads: attributes of the page, and addresses in the text. */
const addressesIn = ({ text, html }: { text: string; html: string }) => [
  ...[...html.matchAll(/\b(?:href|src|action|background)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  ),
  ...[...text.matchAll(/[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\S+@\S+/gi)].map(([address]) => address),
];

test('H9.6 whatever a stranger typed, every address in the shopper’s letter is the site’s own or the dealer’s telephone', async () => {
  const { fleet, means } = services;
  const site = { id: await fleet.siteId('harbour'), slug: 'harbour', domains: [] };
  const of = await means.sites.of(site);
  const car = await means.sites.vehicle(site.id, carId);
  if (of === null || car === null) throw new Error('There is no site, or no car.');
  const given = aLeadInput();
  await fc.assert(
    fc.asyncProperty(leads, async ({ vehicleId, ...lead }) => {
      const row = {
        ...given,
        ...lead,
        id: given.keys[0] ?? '',
        createdAt: new Date(0),
        leadStatus: 'Complete',
        isSpam: false,
        booking: null,
      };
      const facts = gatherLeadFacts({ ...row, vehicleId: null } as Lead, of, vehicleId === 0 ? null : car);
      const letter = shopperEmail(writeShopperEmail(facts, 'http://harbour.localhost:3000/booking/1'));
      for (const address of addressesIn(letter))
        expect(address === 'tel:0755500001' || address.startsWith('http://harbour.localhost:3000')).toBe(true);
      expect(letter.subject).toMatch(
        /^We have your (?:enquiry|offer enquiry|test drive request|careers enquiry)(?:: 2022 Toyota Corolla)? \(Harbour Motors Newstead\)$/,
      );
      expect(`${letter.subject}${letter.text}${letter.html}`).not.toContain('evil');
    }),
  );
});
