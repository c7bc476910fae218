import { expect, test } from 'vitest';
import { FIELDS, fieldByName } from '#src/rules/leads/fields.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import { sentEvent } from '#src/rules/leads/lead-category.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import { A_USED_CAR, aFormInput } from '#tests/factories/a-form-given.ts';

type Input = Parameters<typeof aFormInput>[0];
const form = (name: FormName, input: Input = {}) => leadForm(name, aFormInput(input));
const fields = (name: FormName, input: Input = {}) => form(name, input).steps.flatMap((step) => step.fields);
const names = (name: FormName, input: Input = {}) => fields(name, input).map((field) => field.name);
const field = (called: string, name: FormName, input: Input = {}) => fields(name, input).find((one) => one.name === called);
const two = ['north', 'south'].map((value) => ({ value, label: value }));

test('L2.1 on a vehicle’s form the box for news starts ticked, elsewhere it does not', () => {
  expect(field('opt_in', 'enquiry', { vehicle: A_USED_CAR })?.value).toBe('true');
  expect(field('opt_in', 'contact')?.value).toBeUndefined();
});
test('L2.1 a site can leave the box for news to the shopper', () =>
  expect(field('opt_in', 'enquiry', { vehicle: A_USED_CAR, switches: { optInTicked: false } })?.value).toBeUndefined());
test('L4.3 the box for news may be hidden', () => {
  expect(names('enquiry')).toContain('opt_in');
  expect(names('enquiry', { switches: { optInHidden: true } })).not.toContain('opt_in');
});
test('L4.3 an enquiry about no vehicle may name a registration, which is no question for caravans', () => {
  expect(field('Rego', 'enquiry')?.required).toBe(false);
  expect(names('enquiry', { vehicle: A_USED_CAR })).not.toContain('Rego');
  expect(names('enquiry', { word: 'caravan' })).not.toContain('Rego');
});
test('L4i a vehicle’s form asks for no dealership, and neither does a site with only one', () => {
  expect(names('enquiry', { dealerships: two })).toContain('dealership_slug');
  expect(names('enquiry', { dealerships: two, vehicle: A_USED_CAR })).not.toContain('dealership_slug');
  expect(names('enquiry')).not.toContain('dealership_slug');
});
test('L6.1 budgets to pick go from 5,000 to 70,000 in steps of 5,000', () => {
  const picks = field('budget', 'finance')?.picks ?? [];
  expect([picks.length, picks[0], picks[1], picks.at(-1)]).toEqual([14, 5_000, 10_000, 70_000]);
});
test('L6.1 or from 300,000 to 800,000 in steps of 100,000, where the site has it so', () =>
  expect(field('budget', 'finance', { switches: { moneyPicks: 'to-800000' } })?.picks).toEqual([
    300_000, 400_000, 500_000, 600_000, 700_000, 800_000,
  ]));
test('L6.1 or they follow the prices of the stock, where the site has it so', () => {
  const prices = { min: 20_000, max: 40_000, bars: [5, 5, 5, 5] };
  expect(field('budget', 'finance', { switches: { moneyPicks: 'by-stock' }, prices })?.picks).toEqual([
    25_000, 30_000, 35_000, 40_000,
  ]);
});
test('L9.2 an enquiry is event 22 and a careers enquiry 51', () =>
  expect([form('enquiry').event, form('contact').event, form('careers').event]).toEqual([22, 22, 51]));
test('L9.2 a finance enquiry is event 22, or 9 where the site has it so', () =>
  expect([form('finance').event, form('finance', { switches: { financeFormEvent9: true } }).event]).toEqual([22, 9]));
test('L9.1 the category that was chosen decides: Careers Enquiry on the contact form is event 51, another category 22', () =>
  expect(['Careers Enquiry', 'Sales Enquiry', undefined].map((chosen) => sentEvent(form('contact'), chosen))).toEqual([
    51, 22, 22,
  ]));
test('L3.1 every field of the ledger is declared under its own name, with its label and choices', () => {
  const declared = Object.keys(FIELDS);
  const LEDGER =
    `name last_name email phone postcode message category subcategory opt_in dealership_slug location location_id Rego
    terms_conditions additional_services finance do-you-have-a-trade-in kms regoState rego`.split(/\s+/);
  expect(declared).toEqual(expect.arrayContaining(LEDGER));
  expect(FIELDS.message.label).toBe('Comments');
  for (const name of ['finance', 'do-you-have-a-trade-in'] as const)
    expect(FIELDS[name].options.map(({ value }) => value)).toEqual(['Yes', 'No']);
});
test('L3.2 a call back asks how to be reached, by Phone, Email or SMS, and starts at Phone', () => {
  expect(field('PreferredContactMethod', 'call-back')).toMatchObject({ required: true, value: 'Phone' });
  expect(fieldByName('PreferredContactMethod').options?.map(({ value }) => value)).toEqual(['Phone', 'Email', 'SMS']);
});
test('L9.1 the careers form is filed as a careers enquiry', () => expect(form('careers').category).toBe('Careers Enquiry'));

test.each([
  ['used', 'standard', null, 15],
  ['new', 'standard', null, 14],
  ['demo', 'standard', null, 14],
  ['used', 'alternative', null, 48],
  ['new', 'alternative', null, 17],
  ['demo', 'alternative', null, 17],
  ['used', 'standard', 'Test Drive Only', 17],
  ['new', 'alternative', 'Test Drive Only', 17],
  ['used', 'standard', 'Runout sale', 15],
] as const)('L11.3 a test drive of a %s car, %s events, tagged %s, is event %i', (carType, testDriveEvents, tag, event) =>
  expect(form('test-drive', { vehicle: { carType, tag, isAvailable: true }, switches: { testDriveEvents } }).event).toBe(event),
);
test('L11.1 a test drive asks for contact and offers message, time and the vehicle’s other locations', () => {
  const drive = fields('test-drive', { vehicle: A_USED_CAR, distributionLocations: two });
  const needed = drive.filter(({ required }) => required).map(({ name }) => name);
  expect(needed).toEqual(['name', 'email', 'phone']);
  expect(drive.map(({ name }) => name)).toEqual(expect.arrayContaining(['message', 'dateTime', 'location']));
  expect(names('test-drive', { vehicle: A_USED_CAR })).not.toContain('location');
});
test('L11.2 a test drive shows the terms where the site requires them', () =>
  expect(names('test-drive', { vehicle: A_USED_CAR, switches: { requiresTerms: true } })).toContain('terms_conditions'));

const titles = (name: FormName, input: Input = {}) => form(name, input).steps.map(({ title }) => title);
test('L12.1 a service is booked by contact, vehicle and order', () =>
  expect(titles('service')).toEqual(['Contact Details', 'Vehicle Details', 'Order Details']));
test('L12.1 or by contact and order alone', () =>
  expect(titles('service', { switches: { serviceForm: 'two-step' } })).toEqual(['Contact Details', 'Order Details']));
test('L12.2 the minimal booking begins with the vehicle', () =>
  expect(titles('service-minimal')).toEqual(['Vehicle Details', 'Contact Details', 'Order Details']));
test('L12.5 a service has every field of the ledger', () => {
  const switches = { serviceTypes: ['Logbook'], serviceFreeRide: true };
  expect(names('service', { switches, serviceLocations: two })).toEqual(
    expect.arrayContaining([
      'Vehicle Make',
      'Vehicle Model',
      'Vehicle Year',
      'Vehicle Rego',
      'Vehicle State',
      'Service Interval',
      'Service Type',
      'Preferred Service Date',
      'Tyres Replacement',
      'Tyre Quote',
      'Repair Description',
      'location',
      'message',
      'street',
      'suburb',
      'state',
      'postcode',
      'Free Ride',
    ]),
  );
});
test('L12.6 there is no free ride where the site offers none', () => expect(names('service')).not.toContain('Free Ride'));
test('L12.5 the minimal booking needs a dealership', () =>
  expect(field('dealership_slug', 'service-minimal', { dealerships: two })).toMatchObject({ required: true, options: two }));
test('L15.2 the valuation’s form does not ask to send news', () => expect(names('trade-in')).not.toContain('opt_in'));
test('L16a the enquiry in steps ends with the contact details', () => {
  expect(titles('multi-step-enquiry')).toHaveLength(2);
  expect(
    form('multi-step-enquiry')
      .steps.at(-1)
      ?.fields.map(({ name }) => name),
  ).toContain('phone');
});
test('L18.1 a state starts at qld, or where the site has it start', () => {
  expect(field('Vehicle State', 'service')?.value).toBe('qld');
  expect(field('regoState', 'trade-in', { switches: { formState: 'vic' } })?.value).toBe('vic');
});
test('V8 who asks after a vehicle that was sold is looking for something similar', () => {
  expect(form('enquiry', { vehicle: { ...A_USED_CAR, isAvailable: false } }).subcategory).toBe('Find Me Something Similar');
  expect(form('enquiry', { vehicle: A_USED_CAR }).subcategory).toBeNull();
});
test('V12b, P5 photos of a caravan are asked for as a caravan’s', () =>
  expect(field('request', 'request-photos', { word: 'caravan' })?.fixed).toBe('Please send photos for this caravan'));
test('L3.2 how to be reached starts at Phone', () => expect(field('PreferredContactMethod', 'service')?.value).toBe('Phone'));
