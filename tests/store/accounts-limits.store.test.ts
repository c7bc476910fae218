import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsOf } from '#src/server/limits.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aPhone, aSignInHarness, DAY, HOUR, MINUTE, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
});
afterAll(() => here.end());

let addresses = 0;
/** A network address that has asked for nothing yet. */
function anAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}
/** Asks for a code for each of these; what kind of answer each got. */
async function kinds(asks: readonly (readonly [Context, string])[]): Promise<string[]> {
  const answers: string[] = [];
  for (const [context, phone] of asks) answers.push((await requestCode(context, phone)).kind);
  return answers;
}

test('H9.2 one number is sent three codes an hour by all sites together, and is told when it may have the next', async () => {
  const phone = aPhone();
  const [harbour, summit] = [
    await here.at('harbour', { ip: anAddress(), limits: { phoneHour: 3 } }),
    await here.at('summit', { ip: anAddress(), limits: { phoneHour: 3 } }),
  ];
  expect(await requestCode(harbour, phone)).toMatchObject({ kind: 'sent', resendSeconds: 30 });
  here.pass(20 * MINUTE);
  expect(await requestCode(summit, phone)).toMatchObject({ kind: 'sent', resendSeconds: 60 });
  expect(await requestCode(harbour, phone)).toMatchObject({ kind: 'sent', resendSeconds: 120 });
  expect(await requestCode(summit, phone)).toMatchObject({
    kind: 'tooMany',
    retryAfterSeconds: 40 * 60,
    message: expect.stringMatching(/^We can’t send another code yet\. You can ask for one at \d+(\.\d\d)? [ap]m\.$/),
  });
  here.pass(40 * MINUTE - 1);
  expect(await kinds([[harbour, phone]])).toEqual(['tooMany']);
  here.pass(1);
  expect(
    await kinds([
      [harbour, phone],
      [harbour, phone],
    ]),
  ).toEqual(['sent', 'tooMany']);
});

test('H9.1 one network address has so many codes sent an hour, to whomever and by all sites together', async () => {
  const ip = anAddress();
  const limits = { addressHour: 3 };
  const [harbour, summit] = [await here.at('harbour', { ip, limits }), await here.at('summit', { ip, limits })];
  expect(
    await kinds([
      [harbour, aPhone()],
      [summit, aPhone()],
      [harbour, aPhone()],
      [summit, aPhone()],
    ]),
  ).toEqual(['sent', 'sent', 'sent', 'tooMany']);
  expect(await kinds([[await here.at('harbour', { ip: anAddress(), limits }), aPhone()]])).toEqual(['sent']);
  here.pass(HOUR);
  expect(await kinds([[summit, aPhone()]])).toEqual(['sent']);
});

test('H9.1 texts that the gateway refuses count for their network address, so that nobody can try without end', async () => {
  const context = await here.at('harbour', { ip: anAddress(), limits: { addressHour: 2 }, sms: here.deadGateway });
  const phone = aPhone();
  expect(
    await kinds([
      [context, phone],
      [context, phone],
      [context, phone],
    ]),
  ).toEqual(['unavailable', 'unavailable', 'tooMany']);
});

test('H9.3 one site sends so many codes an hour, and so many a day, whoever asks', async () => {
  here.pass(2 * DAY);
  const limits = { siteHour: 2, siteDay: 3 };
  const ask = async (slug: string) => requestCode(await here.at(slug, { ip: anAddress(), limits }), aPhone());
  expect(await ask('coastline')).toMatchObject({ kind: 'sent' });
  expect(await ask('coastline')).toMatchObject({ kind: 'sent' });
  expect(await ask('coastline')).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 3600 });
  expect(await ask('summit')).toMatchObject({ kind: 'sent' });
  here.pass(HOUR);
  expect(await ask('coastline')).toMatchObject({ kind: 'sent' });
  expect(await ask('coastline')).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 23 * 3600 });
  here.pass(23 * HOUR);
  expect(await ask('coastline')).toMatchObject({ kind: 'sent' });
});

test.each(['phoneHour', 'addressHour', 'siteHour', 'siteDay'] as const)(
  'H9 of twenty requests at once, in two processes, as many are texted as the limit %s allows',
  async (limit) => {
    here.pass(2 * DAY);
    const [onePhone, oneAddress] = [limit === 'phoneHour' ? aPhone() : null, limit === 'addressHour' ? anAddress() : null];
    const sites = limit === 'phoneHour' || limit === 'addressHour' ? ['harbour', 'summit'] : ['harbour'];
    const before = here.texts.length;
    const ask = async (at: number) => {
      const site = sites[at % sites.length] ?? 'harbour';
      const context = await here.at(site, { ip: oneAddress ?? anAddress(), limits: { [limit]: 4 } });
      return requestCode(at < 10 ? context : here.inOtherProcess(context), onePhone ?? aPhone());
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
    expect(answers.filter(({ kind }) => kind === 'sent')).toHaveLength(4);
    expect(answers.filter(({ kind }) => kind === 'tooMany')).toHaveLength(16);
    expect(here.texts.length - before).toBe(4);
  },
);

test('H9 without settings a number gets 3 codes an hour, an address 10, a site 300, and 1,000 a day', () =>
  expect(limitsOf(readSettings({})).codeLimits).toEqual({ phoneHour: 3, addressHour: 10, siteHour: 300, siteDay: 1000 }));
