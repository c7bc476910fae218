import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SheetOrder } from '#src/adapters/pdf/sheet-order.ts';
import { SheetPress, type SheetPressOptions, type SheetWanted } from '#src/adapters/pdf/sheet-press.ts';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { isOverloaded, Overloaded } from '#src/rules/load/overloaded.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aSheet } from '#tests/factories/a-sheet.ts';
import { sheetTheme } from './sheet-theme.ts';

const shell = sheetTheme(themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' }));
const wanted = (price: string, pictureAddress: string | null = null): SheetWanted => ({
  sheet: aSheet({ price: { text: price, was: null, meaning: 'Drive away' } }),
  shell,
  pictureAddress,
});

/** A press whose printer records its orders, with what the test states. */
function aPress(options: Partial<SheetPressOptions> = {}) {
  const printed: SheetOrder[] = [];
  const failures: unknown[] = [];
  const press = new SheetPress({
    cacheBytes: 100_000,
    queue: new WorkQueue({ atOnce: 1, waiting: 2, what: 'sheets' }),
    pictureOf: () => Promise.resolve(new Uint8Array([1])),
    print: (order) => {
      printed.push(order);
      return Promise.resolve(new Uint8Array(1000));
    },
    onFailure: (error) => failures.push(error),
    ...options,
  });
  /** Requests a sheet, by a new name unless the test states one. */
  const sheet = (of: SheetWanted, name: string = randomUUID()) => press.sheet(name, () => Promise.resolve(of));
  return { press, sheet, printed, failures };
}

test('V18m a sheet is made once, however often it is requested at the same time and later', async () => {
  const { sheet, printed } = aPress();
  await Promise.all([sheet(wanted('$1'), 'car'), sheet(wanted('$1'), 'car')]);
  await sheet(wanted('$1'), 'car');
  expect(printed).toHaveLength(1);
});

test('V18m a later edition whose sheet says the same is not printed again', async () => {
  const { sheet, printed } = aPress();
  await sheet(wanted('$1'));
  await sheet(wanted('$1'));
  expect(printed).toHaveLength(1);
});

test('V18n a vehicle whose price has changed is another sheet', async () => {
  const { sheet, printed } = aPress();
  await sheet(wanted('$1'));
  await sheet(wanted('$2'));
  expect(printed.map(({ sheet: { price } }) => price?.text)).toEqual(['$1', '$2']);
});

test('V18n the same vehicle in other colours is another sheet', async () => {
  const { sheet, printed } = aPress();
  await sheet(wanted('$1'));
  await sheet({ ...wanted('$1'), shell: { ...shell, radius: 1 } });
  expect(printed).toHaveLength(2);
});

test('V18m the least used sheets are dropped when the cache is full', async () => {
  const { sheet, printed } = aPress({ cacheBytes: 3000 });
  for (const price of ['$1', '$2', '$3', '$1']) await sheet(wanted(price));
  expect(printed).toHaveLength(4);
});

test('V18o when the picture cannot be made, the sheet is printed without it', async () => {
  const { sheet, printed, failures } = aPress({ pictureOf: () => Promise.reject(new Error('no disk')) });
  expect(await sheet(wanted('$1', '/images/suv-a/front'))).toMatchObject({ kind: 'printed' });
  expect([printed[0]?.picture, failures.length]).toEqual([null, 1]);
});

test('V18p what could not be printed is reported, not cached, and tried again', async () => {
  let calls = 0;
  const { sheet, failures } = aPress({
    print: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('paper jam')) : Promise.resolve(new Uint8Array(1));
    },
  });
  expect(await sheet(wanted('$1'), 'car')).toEqual({ kind: 'failed' });
  expect(await sheet(wanted('$1'), 'car')).toMatchObject({ kind: 'printed' });
  expect(failures).toEqual([new Error('paper jam')]);
});

test('H8.6 of 120 sheets requested at once only those that may wait are worked out and printed; the rest are refused', async () => {
  const { press, printed } = aPress();
  let workedOut = 0;
  const answers = await Promise.allSettled(
    Array.from({ length: 120 }, (_, at) =>
      press.sheet(`car ${at}`, () => {
        workedOut += 1;
        return Promise.resolve(wanted(`$${at}`));
      }),
    ),
  );
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(reasons.filter(isOverloaded)).toHaveLength(117);
  expect([workedOut, printed.length]).toEqual([3, 3]);
});

test('H8.6 a sheet whose picture cannot be painted now is refused, not printed without it', async () => {
  const { sheet, printed } = aPress({ pictureOf: () => Promise.reject(new Overloaded('Too many pictures.')) });
  await expect(sheet(wanted('$1', '/images/suv-a/front'))).rejects.toSatisfy(isOverloaded);
  expect(printed).toEqual([]);
});
