import { expect, test } from 'vitest';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { someServices } from '#tests/factories/some-services.ts';
import { lookUpRego } from './look-up-rego.ts';

const context = (most = 10, mostPerSite = 10) => ({
  services: someServices(new Date(0), { lookUps: new AddressLimit(most, 60_000, () => 0, mostPerSite) }),
  site: { id: 1 },
  sender: { ip: '203.0.113.7', visitor: null, session: null, isSecure: false, userAgent: '', page: '' },
});

test.each(['SAMPLE1', ' sample1 ', 'sam-ple1'])('L12l the plate %j is found, however it is written', async (rego) => {
  const answer = await lookUpRego(context(), { rego, state: 'qld' });
  expect(answer).toMatchObject({ kind: 'found', vehicle: { make: 'Toyota', model: 'Corolla', year: 2019 } });
});
test('L12m a plate is one of its state only', async () =>
  expect(await lookUpRego(context(), { rego: 'SAMPLE1', state: 'NSW' })).toEqual({ kind: 'unknown' }));
test.each([
  ['', 'QLD', 'rego'],
  ['WAY2LONGPLATE', 'QLD', 'rego'],
  ["A' OR 1", 'QLD', 'rego'],
  ['SAMPLE1', 'Texas', 'state'],
])('L12n %j in %j is wrong in its %s', async (rego, state, field) =>
  expect(await lookUpRego(context(), { rego, state })).toMatchObject({ kind: 'invalid', errors: [{ field }] }),
);
test('L12o an address may look up only so many in a while', async () => {
  const few = context(1);
  await lookUpRego(few, { rego: 'SAMPLE1', state: 'QLD' });
  expect(await lookUpRego(few, { rego: 'SAMPLE1', state: 'QLD' })).toEqual({ kind: 'tooMany', retryAfterSeconds: 60 });
});
test('H9.3 the visitors of a site together may look up only so many in a while, and those of another site as many again', async () => {
  const few = context(10, 1);
  const from = (ip: string, id = 1) =>
    lookUpRego({ ...few, site: { id }, sender: { ...few.sender, ip } }, { rego: 'SAMPLE1', state: 'QLD' });
  expect(await from('203.0.113.1')).toMatchObject({ kind: 'found' });
  expect(await from('203.0.113.2')).toEqual({ kind: 'tooMany', retryAfterSeconds: 60 });
  expect(await from('203.0.113.2', 2)).toMatchObject({ kind: 'found' });
});
