import { expect, test } from 'vitest';
import { Signer } from '#src/adapters/keys/signer.ts';
import type { Context } from '#src/use-cases/context.ts';
import { erasedPath, readErased } from './answer-my-data.ts';

const at = (now: number, siteId = 1) =>
  ({ site: { id: siteId }, services: { now: () => now, signer: new Signer('a secret') } }) as unknown as Context;
const queryOf = (path: string) => new URL(path, 'https://dealer.example').searchParams;

test.each([[[]], [['receipt']], [['receipt', 'payments']]])(
  'A12 the page that says goodbye knows what was kept, for ten minutes: %j',
  (kept: readonly string[]) => {
    const query = queryOf(erasedPath(at(1000), kept));
    expect(readErased(at(1000), query)).toEqual(kept.length === 0 ? [''] : kept);
    expect(readErased(at(1000 + 600_000), query)).toBeNull();
  },
);

test('A12 an address that we have not made says goodbye to nobody', () => {
  const query = queryOf(erasedPath(at(1000), []));
  expect(readErased(at(1000, 2), query)).toBeNull();
  query.set('kept', 'receipt');
  expect(readErased(at(1000), query)).toBeNull();
  expect(readErased(at(1000), new URLSearchParams())).toBeNull();
});
