import { expect, test } from 'vitest';
import { modelName } from './model-text.ts';

test.each([
  ['Toyota', 'HiLux', 'Toyota HiLux'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG4', 'MG4'],
  ['MG', 'ZS', 'MG ZS'],
])('N2o a %s %s is called %s', (make, name, called) => expect(modelName({ make, name })).toBe(called));
