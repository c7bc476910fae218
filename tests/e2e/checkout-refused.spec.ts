import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { aReservingSite, CARDS, openCheckout, payButton, slugOf, typeCard, typeContact } from '#tests/e2e/checkout-page.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { REFUSED, test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import type { MadeSite } from '#tests/e2e/make-site.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('checkout-refused', 'Alpha Kilo Lima Victor'.split(' '), { savesTo: 'account' });
});

test('R2 what was shown is what is paid: amounts changed by hand and cards that are none are refused by words', async () => {
  const slug = await slugOf(yard, 'Kilo');
  const post = (fields: Record<string, string>) =>
    fetchSite(yard.slug, `/cars/${slug}/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        step: 'pay',
        name: 'Sam',
        last_name: 'Low',
        email: 'sam@example.com',
        phone: aMobile().replace('+61', '0'),
        price_cents: '3499000',
        deposit_cents: '20000',
        card_number: CARDS.good,
        card_expiry: '08/29',
        card_code: '123',
        card_name: 'Sam Low',
        ...fields,
      }).toString(),
    });
  for (const fields of [
    { deposit_cents: '1' },
    { price_cents: '3649000' },
    { deposit_cents: '-20000' },
    { price_cents: '1e99' },
  ]) {
    const { status, text } = await post(fields);
    expect([status, JSON.stringify(fields)]).toEqual([409, JSON.stringify(fields)]);
    expect(text).toContain('Nothing was charged');
    expect(text).not.toMatch(/\$-\d|\$NaN/);
  }
  expect((await post({ deposit_cents: '-20000' })).text).toContain('The deposit is $200.');
  const real = await post({ card_number: '4111 1111 1111 1111' });
  expect(real.status).toBe(422);
  // Their own hold is not somebody else's, though they came without a cookie.
  expect(real.text).toContain('That isn’t a test card');
  // The mobile, which is made up at random, may have four of these digits too.
  expect(real.text).not.toMatch(/4111\s?1111/);
  expect((await post({ email: 'nonsense', name: '' })).status).toBe(422);
  const free = await slugOf(yard, 'Alpha');
  for (const path of ['?payment=nonsense', '?payment=00000000-0000-4000-8000-000000000000'])
    expect((await fetchSite(yard.slug, `/cars/${free}/checkout${path}`)).status).toBe(200);
  for (const path of ['held', 'held?id=x', 'held?id=00000000-0000-4000-8000-000000000000&key=abc'])
    expect((await fetchSite(yard.slug, `/cars/${slug}/checkout/${path}`)).status).toBe(404);
  expect((await fetchSite(yard.slug, `/cars/${slug}/buy-online`)).headers.location).toBe(`/cars/${slug}/checkout`);
});

test('R2 a price that changed while somebody typed is said, and the form that comes back has the new one', async () => {
  const slug = await slugOf(yard, 'Victor');
  await inDatabase((db) => db.query(`update vehicle set price_cents = 3549000 where slug = $1`, [slug]));
  const { status, text } = await fetchSite(yard.slug, `/cars/${slug}/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'step=hold&name=Sam&last_name=Low&email=sam%40example.com&phone=0412000111&price_cents=3499000&deposit_cents=20000',
  });
  expect(status).toBe(409);
  expect(text).toContain('The price went from $34,990 to $35,490 while you were here.');
  expect(/name="price_cents" value="(\d+)"/.exec(text)?.[1]).toBe('3549000');
  expect(text).toContain('$35,290');
});

test('R4 no card number is in the log or the database', async ({ page, tolerate }) => {
  tolerate(REFUSED);
  await openCheckout(page, yard, 'Lima');
  await typeContact(page);
  await typeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank declined');
  expect(readFileSync(serverRun().log, 'utf8')).not.toMatch(/4000 ?0000 ?0000 ?0002|4242 ?4242/);
  const stored = await inDatabase(async (db) => {
    const { rows } = await db.query<{ row: string }>(
      'select to_jsonb(r)::text as row from reservation r union all select to_jsonb(p)::text from payment p union all select to_jsonb(t)::text from test_payment t',
    );
    return rows.map(({ row }) => row).join('\n');
  });
  expect(stored).toContain('Visa ending 0002');
  expect(stored).not.toMatch(/4000 ?0000 ?0000|4242 ?4242/);
});

test('A2 where the checkout is for those who have signed in, so is what its script does: nothing is held for anybody else', async () => {
  const closed = await aReservingSite('closed-checkout', ['Romeo'], { savesTo: 'account', signInForCheckout: true });
  const slug = await slugOf(closed, 'Romeo');
  const held = async (cookie: string) => {
    const answer = await fetchSite(closed.slug, '/api/reservations/hold', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site(closed.slug), cookie },
      body: JSON.stringify({ car_id: slug, name: 'Sam', last_name: 'Low', email: 'sam@example.com', phone: '0412 000 111' }),
    });
    return answer.status;
  };
  expect(await held('')).toBe(401);
  const { token } = await signedIn(null, closed.slug);
  // The prices that the page showed are missing.
  expect(await held(`session=${token}`)).toBe(409);
});
