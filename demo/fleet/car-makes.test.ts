import { expect, test } from 'vitest';
import { CAR_MODELS, trimYears } from '#demo/fleet/car-makes.ts';
import type { Years } from '#demo/fleet/car-model.ts';

test('at least 110 models are known, none twice', () => {
  const names = CAR_MODELS.map(({ make, model }) => `${make} ${model}`);
  expect(names.length).toBeGreaterThanOrEqual(110);
  expect(new Set(names).size).toBe(names.length);
});

test('no badge was sold outside its model’s years', () => {
  const strays = CAR_MODELS.flatMap((model) => {
    const [from, to] = model.years;
    const isStray = ([first, last]: Years) =>
      first < from || (last ?? Number.POSITIVE_INFINITY) > (to ?? Number.POSITIVE_INFINITY);
    return model.trims.filter((trim) => isStray(trimYears(model, trim))).map(([badge]) => `${model.model} ${badge}`);
  });
  expect(strays).toEqual([]);
});

test('a model on sale has a badge on sale', () => {
  const onSale = CAR_MODELS.filter(({ years: [, to] }) => to === null);
  const without = onSale.filter((model) => !model.trims.some((trim) => trimYears(model, trim)[1] === null));
  expect(without.map(({ model }) => model)).toEqual([]);
});

test('an electric car has no tank, and every other has one', () => {
  const odd = CAR_MODELS.filter(({ frame, trims }) => {
    const isElectric = trims.every(([, , power]) => power.simple_fuel === 'Electric');
    return isElectric !== (frame.tank === 0);
  });
  expect(odd.map(({ model }) => model)).toEqual([]);
});
