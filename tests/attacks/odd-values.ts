import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { freshPerson } from './campaign/target.ts';

/** Values that databases, parsers and number columns stumble over, as they stand in an address. */
const VALUES = [
  '%00',
  'a%00b-1',
  '%EF%BF%BE',
  '%ED%A0%80',
  '%FF',
  '99999999999999999999',
  '2147483648',
  '-1',
  '0x10',
  '1e9',
  'NaN',
  "'--",
  '%25',
  '..',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(5_000),
  `${'a-'.repeat(2_000)}1`,
  '%F0%9F%9A%97'.repeat(300),
];

/** The same in JSON. */
const WORDS = ['\u0000', 'a\u0000b', '\ud800', '99999999999999999999', '2147483648', '-1', '__proto__', 'a'.repeat(20_000)];
const FIELDS = [
  'car_id',
  'offer_id',
  'lead_id',
  'location_id',
  'dealership_slug',
  'page_id',
  'idempotency_key',
  'step',
  'elapsed_ms',
  'name',
];

/** Odd values wherever an address or a body names something. */
export const attack: Attack = {
  fact: 'W4',
  rule: 'no odd value in an address or a body brings a 5xx',
  server: 'demo',
  isShort: true,
  async run(target) {
    const places = [
      (value: string) => `/cars/${value}`,
      (value: string) => `/cars/${value}.pdf`,
      (value: string) => `/cars/${value}/view.json`,
      (value: string) => `/cars/${value}/enquire`,
      (value: string) => `/search/${value}`,
      (value: string) => `/search/used-cars?query=${value}&page=${value}&sortBy=${value}`,
      (value: string) => `/search/used-cars?range[price]=${value}:${value}&refinementList[make][]=${value}`,
      (value: string) => `/offers/${value}`,
      (value: string) => `/locations/${value}`,
      (value: string) => `/contact-us/${value}`,
      (value: string) => `/blog/${value}/${value}`,
      (value: string) => `/${value}`,
      (value: string) => `/${value}.data?_routes=${value}`,
      (value: string) => `/api/search?query=${value}`,
      (value: string) => `/api/cars/${value}/similar`,
      (value: string) => `/api/compare?ids=${value}`,
      (value: string) => `/api/appointments?kind=test-drive&location_id=${value}&date=2035-03-06`,
      (value: string) => `/api/appointments?kind=test-drive&location_id=newstead&date=${value}`,
      (value: string) => `/api/delivery?postcode=${value}&car_id=${value}`,
      (value: string) => `/api/rego?rego=${value}&state=${value}`,
      (value: string) => `/print?car_id=${value}`,
      (value: string) => `/success?form=${value}&car=${value}`,
      (value: string) => `/book-test-drive?car_id=${value}`,
      (value: string) => `/images/${value}/${value}`,
      (value: string) => `/images/suv-a/f34?w=${value}`,
      (value: string) => `/__mail/${value}`,
    ];
    const asked = VALUES.flatMap((value) => places.map((place) => ({ address: place(value) })));
    const sent = WORDS.flatMap((word) =>
      FIELDS.map((field) => ({
        address: '/api/leads',
        body: JSON.stringify({ form: 'contact', ...freshPerson(), message: `Odd ${field}`, [field]: word }),
      })),
    );
    const tries: readonly { readonly address: string; readonly body?: string }[] = [...asked, ...sent];
    const chosen = target.form === 'whole' ? tries : tries.filter((_, at) => at % 3 === 0);
    const outcomes = await many(chosen, 6, async ({ address, body }) => {
      const asking = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      const { status } = await target.ask('harbour', address, asking);
      return { status, isThrough: status >= 500 || status === 0, address: address.slice(0, 50) };
    });
    const wrong = [...new Set(outcomes.flatMap(({ isThrough, address }) => (isThrough ? [address] : [])))];
    return counted(outcomes, [tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 8)].join('; '));
  },
};
