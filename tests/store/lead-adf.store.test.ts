import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadLines } from '#src/cli/leads-lines.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';
import { manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

let services: DeliveryHarness;
let carId: number;
beforeAll(async () => {
  services = await aDeliveryHarness();
  await services.fleet.stock('harbour-motors', [aVehicle({ stocknum: 'H1001', year: 2022, make: 'Mazda', model: 'CX-5' })]);
  const car = await services.fleet.all
    .selectFrom('vehicle')
    .select('id')
    .where('stocknum', '=', 'H1001')
    .executeTakeFirstOrThrow();
  carId = car.id;
});
afterAll(() => services.end());

const SAM = { name: 'Sam', last_name: 'Lee', email: 'sam@shopper.example', phone: '0400 000 001' };
const CAMPAIGN = {
  visited_pages: ['/', '/special-offers'],
  linked_query_params: { utm_source: 'google', utm_campaign: 'winter-sale' },
};

async function mailOf(channel: 'adf-email' | 'dealer-email', facts: Partial<LeadInput>) {
  const store = await services.fleet.storeOf('harbour');
  const leadId = await takenLead(store, { ...facts, planned: [{ channel, target: 'crm@dealer.example' }] });
  await services.deliver(leadId);
  const mail = services.mail.mails.at(-1);
  if (mail === undefined) throw new Error('No message came.');
  return { leadId, mail };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'vehicle',
});
async function prospectOf(facts: Partial<LeadInput>) {
  const { mail } = await mailOf('adf-email', facts);
  return parser.parse(mail.text ?? '').adf.prospect;
}

test('L14.4 the ADF of a trade-in has the wanted car, and the customer’s own with kilometres and registration as the trade-in', async () => {
  const fields = { ...SAM, rego: 'ABC123', regoState: 'qld', kms: '84000' };
  const { vehicle } = await prospectOf({ form: 'trade-in', category: 'Trade-In', vehicleId: carId, fields });
  expect(vehicle).toMatchObject([
    { '@interest': 'buy', make: 'Mazda', stock: 'H1001' },
    { '@interest': 'trade-in', odometer: { '#text': '84000', '@units': 'km' }, comments: 'Registration ABC123 (QLD)' },
  ]);
});

test('L14.4 the ADF of a service has its date, its interval and the vehicle with its registration', async () => {
  const car = {
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    'Vehicle Year': '2019',
    'Vehicle Rego': 'XYZ789',
    'Vehicle State': 'qld',
  };
  const order = { 'Service Interval': '15,000km or 12 months', 'Preferred Service Date': '2026-12-02' };
  const { vehicle, customer } = await prospectOf({
    form: 'service',
    category: 'Service Booking',
    fields: { ...SAM, ...car, ...order },
  });
  expect(vehicle).toMatchObject([{ year: '2019', make: 'Toyota', model: 'Corolla', comments: 'Registration XYZ789 (QLD)' }]);
  expect(customer.timeframe).toEqual({ description: '2026-12-02', earliestdate: '2026-12-02' });
  expect(customer.comments).toContain('Service interval: 15,000km or 12 months');
  expect(customer.comments).toContain('Preferred service date: 2 Dec 2026');
});

test('L14.4 the ADF of a test drive has its time, on the dealer’s clock and as an instant', async () => {
  const fields = { ...SAM, dateTime: '2026-12-02T00:30:00.000Z' };
  const { vehicle, customer } = await prospectOf({ form: 'test-drive', category: 'Test Drive', vehicleId: carId, fields });
  expect(vehicle).toMatchObject([{ '@interest': 'test-drive', stock: 'H1001' }]);
  expect(customer.timeframe.earliestdate).toBe('2026-12-02T00:30:00.000Z');
  expect(customer.timeframe.description).toMatch(/2 December.*10\.30 am/);
});

test('L14.4 the ADF of a call back says by which way and when the customer wants to be reached', async () => {
  const fields = { ...SAM, PreferredContactMethod: 'SMS', best_time: 'Morning' };
  const { customer } = await prospectOf({ form: 'call-back', category: 'Call Back Request', fields });
  expect(customer.contact.phone).toMatchObject({ '@type': 'cellphone', '@time': 'morning', '@preferredcontact': '1' });
  expect(customer.contact.email['@preferredcontact']).toBe('0');
});

test.each([
  ['fleet', { company: 'Acme', fleet_size: '12', budget: '300000' }, ['Company: Acme', 'Fleet size: 12', 'Budget: $300,000']],
  ['parts', { part: 'Roof racks', 'Vehicle Rego': 'XYZ789' }, ['Which part or accessory?: Roof racks']],
  ['finance', { 'do-you-have-a-trade-in': 'Yes' }, ['Do you have a trade-in?: Yes']],
  ['careers', { position: 'Mechanic' }, ['Which role are you interested in?: Mechanic']],
] as const)('L14.4 the ADF of the form %s has what only that form asks for', async (form, more, lines) => {
  const { customer } = await prospectOf({ form, fields: { ...SAM, ...more } });
  for (const line of lines) expect(customer.comments).toContain(line);
});

test('L14.5 the ADF says source, campaign and the pages that were visited', async () => {
  const { customer } = await prospectOf({ fields: SAM, attributes: CAMPAIGN });
  expect(customer.comments).toContain('Source: google\nCampaign: utm_campaign: winter-sale\nPages visited: /, /special-offers');
});

test('L14.5 the dealer’s letter says source, campaign and the pages that were visited', async () => {
  const { mail } = await mailOf('dealer-email', { fields: SAM, attributes: CAMPAIGN });
  for (const words of ['google', 'utm_campaign: winter-sale', '/, /special-offers']) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
});

test('L14.5 the leads command shows source, campaign and the pages that were visited', async () => {
  const { leadId } = await mailOf('dealer-email', { fields: SAM, attributes: CAMPAIGN });
  const inbox = await manageLeads(services.fleet.all, 'harbour', () => NOW);
  const entry = await inbox?.find(leadId);
  if (entry === null || entry === undefined) throw new Error('The lead is not in the inbox.');
  expect(leadLines(entry, 'Australia/Brisbane')).toEqual(
    expect.arrayContaining([
      'Source                  google',
      'Campaign                utm_campaign: winter-sale',
      'Pages visited           /, /special-offers',
    ]),
  );
});
