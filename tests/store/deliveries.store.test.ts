import { createHmac } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readImageAddress } from '#src/rules/images/image-address.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

const PICTURE = '/images/suv-a/f34?paint=1b3f86';
let services: DeliveryHarness;
let store: SiteStore;
let carId: number;
beforeAll(async () => {
  services = await aDeliveryHarness();
  await services.fleet.stock('harbour-motors', [
    aVehicle({
      stocknum: 'H1001',
      year: 2022,
      make: 'Mazda',
      model: 'CX-5',
      badge: 'G25 Akera',
      price: 38_990,
      images: [PICTURE],
    }),
  ]);
  store = await services.fleet.storeOf('harbour');
  const car = await services.fleet.all
    .selectFrom('vehicle')
    .select('id')
    .where('stocknum', '=', 'H1001')
    .executeTakeFirstOrThrow();
  carId = car.id;
});
afterAll(() => services.end());
beforeEach(() => {
  services.mail.refuse(null);
  services.mail.hang(false);
  services.receiver.answer(200);
  services.setClock(NOW);
});

/** Takes and delivers a lead, and gives the one message that came of it. */
async function emailFor(facts: Partial<LeadInput>) {
  const before = services.mail.mails.length;
  await services.deliver(await takenLead(store, facts));
  const came = services.mail.mails.slice(before);
  expect(came).toHaveLength(1);
  const [letter] = came;
  if (letter === undefined) throw new Error('No message came.');
  return letter;
}
const to = (channel: string, target: string) => [{ channel, target }];

test('L14.1 the dealership’s email says who, about which vehicle, what they said and how to reach them, as text and as a page', async () => {
  const mail = await emailFor({ vehicleId: carId });
  expect(mail.subject).toBe('Enquiry: 2022 Mazda CX-5 G25 Akera, from Sam Lee');
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain('Sam Lee');
    expect(part).toContain('2022 Mazda CX-5 G25 Akera');
    expect(part).toContain('$38,990 Drive away');
    expect(part).toContain('H1001');
    expect(part).toContain('Is it still there?');
    expect(part).toContain('0400 000 001');
    expect(part).toContain('http://harbour.localhost:3000/cars/');
  }
  expect(mail.html).toContain('href="tel:0400000001"');
  expect(mail.html).toContain('href="mailto:sam%40shopper.example"');
});

test('H8 the picture in a letter has an address that the platform signed', async () => {
  const mail = await emailFor({ vehicleId: carId });
  const [, address = ''] = /<img alt="2[^"]*" src="http:\/\/harbour\.localhost:3000([^"]+)"/.exec(mail.html ?? '') ?? [];
  const order = readImageAddress(new URL(address.replaceAll('&amp;', '&'), 'http://x'), '');
  expect(order).toMatchObject({ body: 'suv-a', view: 'f34', paint: '1b3f86', format: 'jpeg', width: 640 });
  expect(order !== null && ownImages().isSigned(order)).toBe(true);
});

test('L14k answering it writes to the shopper, and it comes from the site', async () => {
  const mail = await emailFor({});
  expect(mail.replyTo).toEqual([{ name: 'Sam Lee', address: 'sam@shopper.example' }]);
  expect(mail.from).toEqual({ name: 'Harbour City Motors', address: 'leads@platform.example' });
  expect(mail.envelopeTo).toEqual(['sales@dealer.example']);
});

test('L14k the vehicle’s picture is a JPEG with its whole address', async () => {
  const { html } = await emailFor({ vehicleId: carId });
  const source = /<img alt="2[^"]*" src="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(source).origin).toBe('http://harbour.localhost:3000');
  expect(new URL(source).searchParams.get('f')).toBe('jpeg');
});

test('K5.1 it says what was agreed to, when and on which page', async () => {
  const consent = { opt_in: true, shown: 'Send me offers', at: '2026-11-15T00:00:00.000Z', page: '/contact-us' };
  const { text } = await emailFor({ consent });
  expect(text).toContain('Agreed to: “Send me offers” on Sunday 15 November 2026, 10 am on /contact-us.');
});

test('L14l the shopper’s confirmation thanks, and says what it is about, what happens next and whom to call', async () => {
  const mail = await emailFor({ vehicleId: carId, planned: to('shopper-email', 'sam@shopper.example') });
  expect(mail.subject).toBe('We have your enquiry: 2022 Mazda CX-5 G25 Akera (Harbour Motors Newstead)');
  expect(mail.replyTo).toEqual([{ name: 'Harbour Motors Newstead', address: 'sales@harbour.example' }]);
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain('Thank you');
    expect(part).toContain('$38,990 Drive away');
    expect(part).toContain('Someone from the team will be in touch during business hours.');
    expect(part).toContain('07 5550 0001');
    expect(part).toContain('1 Quay Street');
    expect(part).toContain('8.30 am to 5.30 pm');
  }
});

test('L14l no machine answers a confirmation', async () => {
  const mail = await emailFor({ planned: to('shopper-email', 'sam@shopper.example') });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('L14d a hostile name and message stay text: no header, no markup', async () => {
  const mail = await emailFor({
    fields: {
      name: 'Sam\r\nBcc: victim@example.com',
      email: 'sam@shopper.example',
      message: '<script>alert(1)</script>\n=SUM(A1)',
    },
  });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.envelopeTo).toEqual(['sales@dealer.example']);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
  expect(mail.text).toContain('<script>alert(1)</script>\n=SUM(A1)');
});

test('L14d an email address that would be two is not answered to', async () => {
  const mail = await emailFor({ fields: { name: 'Sam', email: 'a@b.example, victim@example.com' } });
  expect(mail.replyTo).toBeUndefined();
});

test('L14.2 ADF comes as the message’s text and as its attachment', async () => {
  const mail = await emailFor({ vehicleId: carId, planned: to('adf-email', 'crm@dealer.example') });
  const [attached] = mail.attachments;
  const xml = new TextDecoder().decode(attached?.content as ArrayBuffer);
  expect(attached?.mimeType).toBe('application/xml');
  expect(mail.text?.trim()).toBe(xml.trim());
  expect(new XMLParser().parse(xml).adf.prospect.vehicle).toMatchObject({ make: 'Mazda', stock: 'H1001', price: 38_990 });
});

test('L14.2 the webhook’s body holds the lead’s fields and its vehicle, signed with the dealership’s secret', async () => {
  const leadId = await takenLead(store, { vehicleId: carId, planned: to('webhook', services.receiver.url) });
  const [outcome] = await services.deliver(leadId);
  const got = services.receiver.received.at(-1);
  expect(JSON.parse(got?.body ?? '')).toMatchObject({
    delivery_id: outcome?.id,
    lead_id: leadId,
    site: 'harbour',
    dealership_slug: 'harbour-motors',
    fields: { name: 'Sam', email: 'sam@shopper.example' },
    vehicle: { id: carId, stock_number: 'H1001', price: 38_990 },
  });
  const signed = createHmac('sha256', 'a secret of harbour motors')
    .update(`${NOW.getTime() / 1000}.${got?.body}`)
    .digest('hex');
  expect(got?.headers['x-forecourt-signature']).toBe(`sha256=${signed}`);
});

test('L14m what the platform attempts twice has one Message-ID and one delivery id', async () => {
  const leadId = await takenLead(store);
  const [id] = await services.deliveryIds(leadId);
  const before = services.mail.mails.length;
  await services.deliver(leadId);
  await sql`update delivery set state = 'waiting', delivered_at = null where lead_id = ${leadId}`.execute(services.fleet.all);
  await services.deliver(leadId);
  const both = services.mail.mails.slice(before);
  expect(both.map(({ messageId }) => messageId)).toEqual([`<${id}@platform.example>`, `<${id}@platform.example>`]);
  expect(services.mail.deliveryIds().slice(before)).toEqual([id, id]);
});

test('L14m a delivery that was made is not made again by a second job', async () => {
  const leadId = await takenLead(store);
  await services.deliver(leadId);
  const before = services.mail.mails.length;
  expect(await services.deliver(leadId)).toEqual([]);
  expect(services.mail.mails).toHaveLength(before);
});

test('L3b a lead that is held as spam is not delivered', async () => {
  const leadId = await takenLead(store);
  await sql`update lead set is_spam = true where id = ${leadId}`.execute(services.fleet.all);
  expect(await services.deliver(leadId)).toEqual([]);
});
