import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { type AdfLead, type AdfVehicle, adfDocument } from '#src/adapters/crm/adf-document.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, trimValues: false });

const A_CAR: AdfVehicle = {
  interest: 'buy',
  status: 'used',
  year: '2022',
  make: 'Mazda',
  model: 'CX-5',
  trim: 'G25 Akera',
  stock: 'H1001',
  vin: 'JM0KF4W2A00000001',
  odometer: '31000',
  colour: 'Soul Red',
  dollars: 38_990,
  comments: '',
};

const lead = (customer: Partial<AdfLead['customer']> = {}): AdfLead => ({
  id: '7f1c',
  source: 'Harbour City Motors',
  requestedAt: '2026-07-21T05:05:00.000Z',
  vehicles: [A_CAR],
  customer: {
    first: 'Sam',
    last: 'Lee',
    email: 'sam@shopper.example',
    phone: '0400 000 001',
    postcode: '4006',
    prefers: 'phone',
    callTime: '',
    timeframe: null,
    comments: 'Is it still there?',
    ...customer,
  },
  vendor: { id: 'harbour-motors', name: 'Harbour City Motors', phone: '07 5550 0001' },
  provider: { name: 'Harbour City Motors', url: 'https://harbour.example' },
});

test('L14.2 an ADF document names the prospect, the vehicle, the customer, the vendor and the provider', () => {
  const xml = adfDocument(lead());
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>\s*<adf>/);
  expect(parser.parse(xml).adf.prospect).toMatchObject({
    '@status': 'new',
    id: { '#text': '7f1c' },
    requestdate: '2026-07-21T05:05:00.000Z',
    vehicle: {
      '@interest': 'buy',
      '@status': 'used',
      year: '2022',
      make: 'Mazda',
      model: 'CX-5',
      stock: 'H1001',
      vin: 'JM0KF4W2A00000001',
      price: { '#text': '38990', '@currency': 'AUD' },
    },
    customer: {
      contact: {
        name: [
          { '@part': 'first', '#text': 'Sam' },
          { '@part': 'last', '#text': 'Lee' },
        ],
        email: { '#text': 'sam@shopper.example', '@preferredcontact': '0' },
        phone: { '#text': '0400 000 001', '@preferredcontact': '1' },
      },
      comments: 'Is it still there?',
    },
    vendor: { vendorname: 'Harbour City Motors' },
    provider: { name: { '#text': 'Harbour City Motors' } },
  });
});

test('L14i a lead about no vehicle has none', () =>
  expect(parser.parse(adfDocument({ ...lead(), vehicles: [] })).adf.prospect.vehicle).toBeUndefined());

test.each([
  ['</comments></customer><customer>', '</comments></customer><customer>'],
  ['Fish & <b>chips</b> "quoted"', 'Fish & <b>chips</b> "quoted"'],
  [']]>', ']]>'],
  ['&amp;lt;', '&amp;lt;'],
  ['<!ENTITY x SYSTEM "file:///etc/passwd">', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
  ['zero\0byte and \u001b[31mred', 'zerobyte and [31mred'],
  ['=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
])('L14j the comment %j arrives as %j', (comments, arrived) => {
  const xml = adfDocument(lead({ comments }));
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parser.parse(xml).adf.prospect.customer.comments).toBe(arrived);
});

test('L14j whatever is typed, the document is well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }), (comments, first) => {
      expect(XMLValidator.validate(adfDocument(lead({ comments, first })))).toBe(true);
    }),
  );
});
