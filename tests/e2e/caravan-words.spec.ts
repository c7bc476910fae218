import path from 'node:path';
import { expect } from '@playwright/test';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { FORM_NAMES, type FormName, isVehicleForm } from '#src/rules/leads/form-name.ts';
import { site } from '#tests/e2e/address.ts';
import { anAddress } from '#tests/e2e/alert-keys.ts';
import { crawled } from '#tests/e2e/crawled.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { aWednesday } from '#tests/e2e/fill-form.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import { aNumber, textedCode } from '#tests/e2e/texted-code.ts';
import { readPdf } from '#tests/factories/read-pdf.ts';
import { linesOfCars, saidBy } from '#tests/factories/words-of-cars.ts';

test('P5 no page of a caravan site, linked or not, has a word of cars, its structured data included', async () => {
  test.setTimeout(240_000);
  const own = FLEET.find(({ slug }) => slug === 'redgum')?.pages ?? [];
  const [first = ''] = await vehicleLinks('redgum');
  const print = `/print?car_id=${first.split('/').at(-1)}`;
  const forms = ['enquire', 'test-drive', 'photos', 'finance', 'trade-in'].map((form) => `${first}/${form}`);
  const thanks = FORM_NAMES.map((form) => `/success?form=${form}`);
  const pages = await crawled('redgum', [
    '/',
    ...own.map((name) => `/${name}`),
    first,
    ...forms,
    ...thanks,
    print,
    '/online-payment',
  ]);
  expect(pages.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const page of pages) {
    const { text, headers } = await fetchSite('redgum', page);
    if (headers['content-type']?.startsWith('text/html') !== true) continue;
    wrong.push(...linesOfCars(saidBy(text)).map((line) => `${page}: ${line}`));
  }
  expect(wrong).toEqual([]);
});

test('P5.2 no sheet to print of a caravan, a pop-top, a camper or a motorhome has a word of cars', async () => {
  const searches = ['caravan', 'pop-top', 'camper-trailer', 'motorhome'].map((body) => vehicleLinks('redgum', `/search/${body}`));
  const found = (await Promise.all(searches)).map(([first = '']) => first);
  expect(new Set(found).size).toBe(searches.length);
  for (const path of found) {
    const { headers, bytes } = await fetchSite('redgum', `${path}.pdf`);
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = readPdf(bytes);
    expect(text).toContain('caravan may be sold');
    expect(linesOfCars(text.split('\n'))).toEqual([]);
  }
});

/** A valuation is made of what cars are advertised for: it has no makes of caravans to choose from. */
const FORMS = FORM_NAMES.filter((form) => form !== 'valuation');
const STEPS: Readonly<Partial<Record<FormName, number>>> = { service: 3, 'service-minimal': 3, 'multi-step-enquiry': 2 };

const FIELDS = {
  last_name: 'Shopper',
  phone: '0491 570 156',
  postcode: '3758',
  message: 'Hello there.',
  'Vehicle Make': 'Jayco',
  'Vehicle Model': 'Journey',
  'Vehicle Year': '2019',
  'Vehicle Rego': 'ABC123',
  'Vehicle State': 'vic',
  'Service Type': 'Annual service',
  'Service Interval': 'I’m not sure',
  'Preferred Service Date': aWednesday(),
  booking_date: aWednesday(),
  PreferredContactMethod: 'Phone',
  budget: '20000',
  fleet_size: '12',
  company: 'Sample Pty Ltd',
  part: 'Awning arm',
  rego: 'ABC123',
  regoState: 'vic',
  kms: '100',
  'do-you-have-a-trade-in': 'Yes',
};

async function send(form: FormName, email: string, car: string | null): Promise<void> {
  let [lead, cookie] = ['', ''];
  const steps = STEPS[form] ?? 1;
  for (let step = 0; step < steps; step += 1) {
    const body = { ...FIELDS, form, email, name: 'Sam', step, is_last: String(step === steps - 1) };
    const { status, text, headers } = await fetchSite('redgum', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site('redgum'), cookie },
      body: JSON.stringify({ ...body, ...(lead === '' ? {} : { lead_id: lead }), ...(car === null ? {} : { car_id: car }) }),
    });
    expect([form, status, status === 201 ? '' : text]).toEqual([form, 201, '']);
    lead = (JSON.parse(text) as { lead_id: string }).lead_id;
    cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') || cookie;
  }
}

test('P5.2 no email or text message of a caravan site has a word of cars, to whomever it goes', async ({ page }) => {
  test.setTimeout(180_000);
  const [first = ''] = await vehicleLinks('redgum');
  const run = `w${Date.now()}`;
  const sent: string[] = [];
  for (const form of FORMS)
    for (const car of isVehicleForm(form) ? [first.split('-').at(-1) ?? '', null] : [null]) {
      if (form === 'request-photos' && car === null) continue;
      sent.push(`${run}-${sent.length}@shopper.example`);
      await send(form, sent.at(-1) ?? '', car);
    }
  const alerted = anAddress();
  await page.goto(`${site('redgum')}/alerts?search=/search/used-cars`);
  await page.getByRole('textbox', { name: 'Email' }).fill(alerted);
  await page.getByRole('button', { name: 'Send me alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more tap' })).toBeVisible();
  const number = aNumber();
  await page.goto(`${site('redgum')}/sign-in`);
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await textedCode('redgum', number);
  const people = [alerted, `+61${number.replaceAll(' ', '').slice(1)}`];
  const mailbox = new Mailbox(path.join(serverRun().dataDir, 'mailbox'));
  const own = async () =>
    (await mailbox.list('redgum')).filter(({ to, text }) => people.includes(to) || `${to} ${text}`.includes(run));
  // Each form is told to the dealer and to its sender; the alert asks to be confirmed, and the code is a text message.
  await expect.poll(async () => (await own()).length, { timeout: 90_000 }).toBe(sent.length * 2 + people.length);
  const wrong = (await own()).flatMap((one) => {
    const more = one.kind === 'email' ? [one.subject, ...saidBy(one.html ?? '')] : [];
    return linesOfCars([...one.text.split('\n'), ...more]).map((line) => `${one.to}: ${line}`);
  });
  expect(wrong).toEqual([]);
});
