import { expect, test } from 'vitest';
import { modelFacts } from './model-facts.ts';

const KLUGER = { body: ['SUV'], fuel: ['Petrol', 'Hybrid'], drive: ['AWD', '2WD'], seats: ['5', '7'] };

test('N2 in a list by body a model is told apart by its fuels, its drive and its third row of seats', () => {
  expect(modelFacts(KLUGER, 'body')).toEqual(['Petrol or hybrid', 'AWD or 2WD', '7 seats']);
});
test('N2 in a list by powertrain its body is said in place of its fuels', () => {
  expect(modelFacts(KLUGER, 'powertrain')).toEqual(['SUV', 'AWD or 2WD', '7 seats']);
});
test('N2 five seats are no news, and what the stock does not say is left out', () => {
  expect(modelFacts({ body: [], fuel: ['Petrol'], drive: [], seats: ['5', 'bench'] }, 'body')).toEqual(['Petrol']);
  expect(modelFacts({ body: [], fuel: [], drive: [], seats: [] }, 'powertrain')).toEqual([]);
});
