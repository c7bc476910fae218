import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStep } from '#src/rules/leads/check-step.ts';
import { FIELDS } from '#src/rules/leads/fields.ts';
import { FORM_NAMES, type FormName } from '#src/rules/leads/form-name.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import { A_USED_CAR, aFormInput } from '#tests/factories/a-form-given.ts';

const SAM = { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156', message: 'Is it there?' };
type Input = Parameters<typeof aFormInput>[0];

function check(name: FormName, raw: Readonly<Record<string, string>>, input: Input = {}, step = 0) {
  return checkStep(leadForm(name, aFormInput(input)), step, raw);
}
const errorsOf = (...asked: Parameters<typeof check>) => {
  const checked = check(...asked);
  return checked.ok ? [] : checked.errors;
};
const messageOf = (field: string, ...asked: Parameters<typeof check>) =>
  errorsOf(...asked).find((error) => error.field === field)?.message ?? null;
const valuesOf = (...asked: Parameters<typeof check>) => {
  const checked = check(...asked);
  return checked.ok ? checked.values : null;
};

test('L4.1 an enquiry needs comments', () =>
  expect(errorsOf('enquiry', { ...SAM, message: ' \n ' }, { vehicle: A_USED_CAR })).toEqual([
    { field: 'message', message: 'Please enter your comments.' },
  ]));
test('L4.1 an enquiry needs no comments where the site has switched that off', () =>
  expect(errorsOf('enquiry', { ...SAM, message: '' }, { vehicle: A_USED_CAR, switches: { commentsRequired: false } })).toEqual(
    [],
  ));
test('L4.2 where dealerships are to be chosen from, one must be', () => {
  const dealerships = ['city', 'coast'].map((value) => ({ value, label: value }));
  expect(messageOf('dealership_slug', 'contact', SAM, { dealerships })).toBe('Please choose a dealership.');
  expect(messageOf('dealership_slug', 'contact', { ...SAM, dealership_slug: 'harbour' }, { dealerships })).not.toBeNull();
  expect(valuesOf('contact', { ...SAM, dealership_slug: 'coast' }, { dealerships })).toMatchObject({ dealership_slug: 'coast' });
});
test('L4.2 where a category is to be chosen, one must be', () => {
  const switches = { contactCategories: ['General Enquiry', 'Careers Enquiry'] };
  expect(messageOf('category', 'contact', SAM, { switches })).toBe('Please choose what it’s about.');
  expect(valuesOf('contact', { ...SAM, category: 'Careers Enquiry' }, { switches })).toMatchObject({
    category: 'Careers Enquiry',
  });
});
test('L4.3 opt_in and Rego may be left out', () => expect(errorsOf('enquiry', SAM)).toEqual([]));
test('L4.4 the terms must be agreed to where the site requires it, in the ledger’s words', () => {
  const switches = { requiresTerms: true };
  expect(messageOf('terms_conditions', 'contact', SAM, { switches })).toBe(
    '* You must agree to the terms of use before submitting the form.',
  );
  expect(errorsOf('contact', { ...SAM, terms_conditions: 'on' }, { switches })).toEqual([]);
});
test('L4g whoever leaves the box unticked has said no', () =>
  expect([valuesOf('contact', SAM)?.opt_in, valuesOf('contact', { ...SAM, opt_in: 'true' })?.opt_in]).toEqual(['false', 'true']));

test('L5.1 name, email and phone are required', () =>
  expect(errorsOf('enquiry', { message: 'Hello' }).map(({ field }) => field)).toEqual(['name', 'email', 'phone']));

test.each([
  '0491 570 156',
  '0491570156',
  '(07) 7010 4006',
  '07-7010-4006',
  '+61 491 570 156',
  '+61 (0)7 7010 4006',
  '61770104006',
  '1300 975 707',
  '1800 160 401',
  '13 12 13',
  '+64 21 123 4567',
  '+1 202 555 0199',
  '０４９１ ５７０ １５６',
])('L5.1 %s is a plausible phone number', (phone) => expect(messageOf('phone', 'contact', { ...SAM, phone })).toBeNull());

test.each([
  '12345',
  '0091 570 156',
  '0191 570 156',
  '0491 570 15',
  '0491 570 1567',
  'call me',
  '+61 91 570 156',
  '+0 123 456 7890',
  '0491 570 156; drop table',
  '=HYPERLINK("x")',
  '00000',
])('L5.1 %s is no plausible phone number', (phone) =>
  expect(messageOf('phone', 'contact', { ...SAM, phone })).toBe('Please enter a phone number such as 0412 345 678.'),
);

test.each(['sam@shopper.example', "o'neil+cars@a-b.com.au", 'SAM.LEE@SHOPPER.EXAMPLE', 'søren@bücher.example', 'a@b.co'])(
  'L5.1 %s is a plausible email address',
  (email) => expect(messageOf('email', 'contact', { ...SAM, email })).toBeNull(),
);
test.each([
  'sam',
  'sam@',
  '@shopper.example',
  'sam@shopper',
  'sam@@shopper.example',
  'sam lee@shopper.example',
  'sam@shopper..example',
  '.sam@shopper.example',
  'sam@shopper.example, other@shopper.example',
  'Sam <sam@shopper.example>',
  'sam@shopper.example\r\nBcc: all@shopper.example',
  `${'a'.repeat(250)}@b.co`,
])('L5.1 %s is no plausible email address', (email) => expect(messageOf('email', 'contact', { ...SAM, email })).not.toBeNull());

test.each(['', '400', '40066', '4,006', 'QLD4', '4 06', '-406'])(
  'L5.2 the postcode "%s" is refused in the ledger’s words',
  (postcode) =>
    expect(messageOf('postcode', 'finance', { ...SAM, postcode })).toBe('Invalid postcode. Please enter a 4-digit number.'),
);
test('L5.2 a postcode of four digits is kept, its zero too', () =>
  expect(valuesOf('finance', { ...SAM, postcode: ' 0800 ' })?.postcode).toBe('0800'));

test.each([
  ['$25,000', '25000'],
  ['25000', '25000'],
  ['$ 1,250,000', '1250000'],
])('L6.1 a budget of %s is %s dollars', (budget, dollars) =>
  expect(valuesOf('finance', { ...SAM, postcode: '4006', budget })?.budget).toBe(dollars),
);
test.each(['lots', '-5', '12,34', '1e9', '$', '25.50'])('L6b %s is no amount', (budget) =>
  expect(messageOf('budget', 'finance', { ...SAM, postcode: '4006', budget })).toBe('Please enter a number, such as 25,000.'),
);
test('L6.2 kilometres come with separators and their unit', () =>
  expect(valuesOf('trade-in', { ...SAM, postcode: '4006', kms: '123,456 kms' })?.kms).toBe('123456'));
test('L6.3 a number keeps to its bounds', () => {
  const fleet = { ...SAM, postcode: '4006', company: 'Acme' };
  expect(messageOf('fleet_size', 'fleet', { ...fleet, fleet_size: '0' })).toBe('Please enter 1 or more.');
  expect(messageOf('fleet_size', 'fleet', { ...fleet, fleet_size: '10,000' })).toBe('Please enter 9,999 or less.');
});

const CAR = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2021' };
const ORDER = { 'Service Interval': '15,000km or 12 months', 'Preferred Service Date': '2026-07-20' };

test.each(Object.keys(CAR))('L12.2 the minimal booking does not go on without %s, in the ledger’s words', (missing) =>
  expect(errorsOf('service-minimal', { ...CAR, [missing]: '' })).toEqual([
    { field: missing, message: 'Please complete the form step before proceeding' },
  ]),
);
test('L12i it says so once, however much is missing', () => expect(errorsOf('service-minimal', {})).toHaveLength(1));
test('L12.5 a service needs its interval', () =>
  expect(messageOf('Service Interval', 'service', { ...ORDER, 'Service Interval': '' }, {}, 2)).toBe(
    'Please choose a service interval.',
  ));
test('L12.5 a service needs no interval where the site has switched that off', () =>
  expect(errorsOf('service', { ...ORDER, 'Service Interval': '' }, { switches: { serviceIntervalRequired: false } }, 2)).toEqual(
    [],
  ));
test('L12.5 a service needs its type where types are configured', () => {
  const switches = { serviceTypes: ['Logbook'] };
  expect(messageOf('Service Type', 'service', ORDER, { switches }, 2)).toBe('Please choose a service type.');
  expect(errorsOf('service', { ...ORDER, 'Service Type': 'Logbook' }, { switches }, 2)).toEqual([]);
});
test('L12.5 comments, repair, tyres, street, suburb, state and postcode of a service may be left out', () =>
  expect(errorsOf('service', ORDER, {}, 2)).toEqual([]));
test('L12.5 where a service’s customer lives is kept, with or without a free ride to offer', () => {
  const address = { street: '1 Quay St', suburb: 'Newstead', state: 'qld', postcode: '4006' };
  expect(valuesOf('service', { ...ORDER, ...address }, {}, 2)).toMatchObject(address);
});
test('L12.6 the free ride is kept for a routine service and dropped for the complimentary one', () => {
  const ride = (interval: string) =>
    valuesOf(
      'service',
      { ...ORDER, 'Service Interval': interval, 'Free Ride': 'true' },
      { switches: { serviceFreeRide: true } },
      2,
    );
  expect(ride('15,000km or 12 months')).toHaveProperty('Free Ride', 'true');
  expect(ride('Complimentary (3,000km or 3 months)')).not.toHaveProperty('Free Ride');
});
test.each([
  ['Routine service', true],
  ['Repair', false],
  ['Recall work', false],
])('L12.6 a free ride asked for with %s is kept: %s', (type, isKept) => {
  const switches = { serviceFreeRide: true, serviceTypes: ['Routine service', 'Repair', 'Recall work'] };
  const order = { 'Service Type': type, 'Service Interval': '15,000km or 12 months', 'Preferred Service Date': '2026-07-20' };
  const checked = checkStep(leadForm('service', aFormInput({ switches })), 2, { ...order, 'Free Ride': 'on' });
  expect(checked.ok && Object.hasOwn(checked.values, 'Free Ride')).toBe(isKept);
});
test('L12o where there is one dealership the minimal booking names it by itself', () =>
  expect(valuesOf('service-minimal', ORDER, {}, 2)).toMatchObject({ dealership_slug: 'city' }));
test('L12p a service cannot be wished for on a day that is past', () =>
  expect(messageOf('Preferred Service Date', 'service', { ...ORDER, 'Preferred Service Date': '2026-07-14' }, {}, 2)).toBe(
    'Please choose a day in the future.',
  ));

test.each([
  [{ booking_date: '2026-07-20', dateTime: '2026-07-20T09:30:00+10:00' }, '2026-07-20T09:30:00+10:00'],
  [{ booking_date: '2026-07-20', dateTime: 'after work' }, '2026-07-20, after work'],
  [{ booking_date: '2026-07-20', dateTime: '' }, '2026-07-20'],
  [{ booking_date: '', dateTime: 'Saturday' }, 'Saturday'],
  [{}, undefined],
])('L11e a test drive wished for with %j keeps the time %s', (wish, dateTime) =>
  expect(valuesOf('test-drive', { ...SAM, ...wish })?.dateTime).toBe(dateTime),
);
test('L11f a day that no calendar has is refused', () =>
  expect(messageOf('booking_date', 'test-drive', { ...SAM, booking_date: '2026-02-30' })).not.toBeNull());

test('V12.1 a request for photos says so whatever is sent, and needs no message', () =>
  expect(valuesOf('request-photos', { ...SAM, message: '', request: 'something else' }, { vehicle: A_USED_CAR })).toMatchObject({
    request: 'Please send photos for this car',
  }));

test('L3a a name that the form does not have is dropped', () =>
  expect(valuesOf('contact', { ...SAM, is_admin: 'true', stock_number: 'X', __proto__: 'x' })).toEqual({
    ...SAM,
    opt_in: 'false',
  }));
test('L3b what nobody can see is taken out, and lines stay lines', () =>
  expect(
    valuesOf('contact', { ...SAM, name: ' S\u0000a\u202em\t \n', message: 'One\r\ntwo\u200b\u0007 \n\n\n\nthree' }),
  ).toMatchObject({
    name: 'Sam',
    message: 'One\ntwo\n\nthree',
  }));
test('L3c markup and formulas are words like any other', () =>
  expect(valuesOf('contact', { ...SAM, message: '<script>alert(1)</script> =1+1' })?.message).toBe(
    '<script>alert(1)</script> =1+1',
  ));

test.each(Object.entries(FIELDS).filter(([, field]) => ['text', 'textarea', 'email', 'tel'].includes(field.type)))(
  'L3d %s takes no more than its field does',
  (name, { maxLength }) => {
    const form = {
      name: 'contact',
      category: '',
      subcategory: null,
      event: null,
      steps: [{ title: '', fields: [{ name: name as keyof typeof FIELDS, required: false }] }],
    } as const;
    expect(checkStep(form, 0, { [name]: 'x'.repeat(maxLength + 1) }).ok).toBe(false);
  },
);

const UNSEEN = /(?![\n\t])\p{Cc}|[\u202a-\u202e]/u;

test('L3e whatever is sent to any step of any form, it is checked without a failure and only known names come out', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'true', '\u0000', '\ud800', '<b>', '=1', '2026-07-20'),
  );
  const names = fc.constantFrom(...Object.keys(FIELDS), 'other', 'constructor');
  fc.assert(
    fc.property(fc.constantFrom(...FORM_NAMES), fc.nat(3), fc.dictionary(names, word, { maxKeys: 12 }), (name, step, raw) => {
      const checked = check(name, raw, { switches: { serviceFreeRide: true, requiresTerms: true } }, step);
      const isFit = ([field, value]: readonly [string, string]) =>
        Object.hasOwn(FIELDS, field) && value.isWellFormed() && !UNSEEN.test(value);
      return Object.entries(checked.ok ? checked.values : {}).every(isFit);
    }),
  );
});
