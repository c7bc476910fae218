import { expect, test } from 'vitest';
import { sheetDress } from '#src/adapters/pdf/sheet-dress.ts';
import type { SheetOrder } from '#src/adapters/pdf/sheet-order.ts';
import { SheetPress, type SheetPressOptions, type SheetWanted } from '#src/adapters/pdf/sheet-press.ts';
import { themeSchema } from '#src/site/theme.ts';
import { aSheet } from '#tests/factories/a-sheet.ts';

const dress = sheetDress(themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' }));
const wanted = (price: string, pictureAddress: string | null = null): SheetWanted => ({
  sheet: aSheet({ price: { text: price, was: null, meaning: 'Drive away' } }),
  dress,
  pictureAddress,
});

/** A press whose printer writes down what it was given, and whatever a test states. */
function aPress(options: Partial<SheetPressOptions> = {}) {
  const printed: SheetOrder[] = [];
  const failures: unknown[] = [];
  const press = new SheetPress({
    cacheBytes: 100_000,
    pictureOf: () => Promise.resolve(new Uint8Array([1])),
    print: (order) => {
      printed.push(order);
      return Promise.resolve(new Uint8Array(1000));
    },
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { press, printed, failures };
}

test('V18m a sheet is made once, however many ask for it at the same time and later', async () => {
  const { press, printed } = aPress();
  await Promise.all([press.sheet(wanted('$1')), press.sheet(wanted('$1'))]);
  await press.sheet(wanted('$1'));
  expect(printed).toHaveLength(1);
});

test('V18n a vehicle whose price has changed is another sheet', async () => {
  const { press, printed } = aPress();
  await press.sheet(wanted('$1'));
  await press.sheet(wanted('$2'));
  expect(printed.map(({ sheet }) => sheet.price?.text)).toEqual(['$1', '$2']);
});

test('V18n the same vehicle in other colours is another sheet', async () => {
  const { press, printed } = aPress();
  await press.sheet(wanted('$1'));
  await press.sheet({ ...wanted('$1'), dress: { ...dress, radius: 1 } });
  expect(printed).toHaveLength(2);
});

test('V18m the least used sheets leave when there is no more room', async () => {
  const { press, printed } = aPress({ cacheBytes: 3000 });
  for (const price of ['$1', '$2', '$3', '$1']) await press.sheet(wanted(price));
  expect(printed).toHaveLength(4);
});

test('V18o a picture that cannot be had costs the sheet its picture only', async () => {
  const { press, printed, failures } = aPress({ pictureOf: () => Promise.reject(new Error('no disk')) });
  expect(await press.sheet(wanted('$1', '/images/suv-a/front'))).not.toBeNull();
  expect([printed[0]?.picture, failures.length]).toEqual([null, 1]);
});

test('V18p what could not be printed is written down, not kept, and tried again', async () => {
  let calls = 0;
  const { press, failures } = aPress({
    print: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('paper jam')) : Promise.resolve(new Uint8Array(1));
    },
  });
  expect(await press.sheet(wanted('$1'))).toBeNull();
  expect(await press.sheet(wanted('$1'))).not.toBeNull();
  expect(failures).toEqual([new Error('paper jam')]);
});
