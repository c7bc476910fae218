import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnquiries } from '#src/use-cases/accounts/read-enquiries.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { anOwnDataHarness, type OwnDataHarness } from './own-data-harness.ts';
import { aPhone } from './sign-in-harness.ts';

let own: OwnDataHarness;
beforeAll(async () => {
  own = await anOwnDataHarness();
});
afterAll(() => own.end());

/** Sends an enquiry with some number, by a browser that may be signed in. */
async function sentWith(phone: string, lastName: string, session: string | null) {
  const context = await own.at('harbour');
  const sender = { ip: '203.0.113.9', visitor: null, isSecure: false, userAgent: '', page: '', session };
  const outcome = await submitLead({ ...context, sender }, aSentLead({ raw: { ...A_PERSON, phone, last_name: lastName } }));
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
}

test('A12 what a shopper sends signed in is theirs whatever number it names: it is in the file, and is erased', async () => {
  const context = await own.at('harbour');
  const { token, shopper } = await own.here.signIn(context, aPhone());
  await sentWith('07 3000 2222', 'Landliner', token);
  await sentWith('07 3000 2222', 'Stranger', null);
  const file = await exportShopper(personalStorage(context), shopper);
  expect([file.includes('Landliner'), file.includes('Stranger')]).toEqual([true, false]);
  expect(await readEnquiries(context, shopper)).toHaveLength(1);
  await eraseShopper(personalStorage(context), shopper);
  expect(await own.find('Landliner')).toEqual([]);
  expect(await own.find('Stranger')).not.toEqual([]);
});

test('A12 what one shopper sends signed in with the number of another is not the other’s', async () => {
  const context = await own.at('harbour');
  const phone = aPhone();
  const [sender, other] = [await own.here.signIn(context, aPhone()), await own.here.signIn(context, phone)];
  await sentWith(`0${phone.slice(3)}`, 'Misdialler', sender.token);
  expect(await exportShopper(personalStorage(context), other.shopper)).not.toContain('Misdialler');
  expect(await exportShopper(personalStorage(context), sender.shopper)).toContain('Misdialler');
});
