import { expect, test } from 'vitest';
import { CAR_MODELS, trimYears } from '#demo/fleet/car-makes.ts';
import { isSoldIn } from '#demo/fleet/car-model.ts';

test('at least 110 models are known, none twice', () => {
  const names = CAR_MODELS.map(({ make, model }) => `${make} ${model}`);
  expect(names.length).toBeGreaterThanOrEqual(110);
  expect(new Set(names).size).toBe(names.length);
});

test('no badge was sold outside its model’s years, and a model on sale has a badge on sale', () => {
  for (const model of CAR_MODELS) {
    const [from, to] = model.years;
    for (const trim of model.trims) {
      const [first, last] = trimYears(model, trim);
      expect(first, `${model.model} ${trim[0]}`).toBeGreaterThanOrEqual(from);
      if (to !== null) expect(last ?? Number.POSITIVE_INFINITY, `${model.model} ${trim[0]}`).toBeLessThanOrEqual(to);
    }
    if (to === null)
      expect(
        model.trims.some((trim) => isSoldIn(2100, trimYears(model, trim))),
        model.model,
      ).toBe(true);
  }
});

test('an electric car has no tank, and every other has one', () => {
  for (const { model, frame, trims } of CAR_MODELS) {
    const isElectric = trims.every(([, , power]) => power.simple_fuel === 'Electric');
    expect(frame.tank === 0, model).toBe(isElectric);
  }
});
