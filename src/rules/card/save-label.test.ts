import { expect, test } from 'vitest';
import { saveLabel } from './save-label.ts';

test.each([
  ['Compare', 'Compare', 'Compare'],
  ['SAVE', 'SAVE', 'SAVED'],
  ['Save', 'Save', 'Saved'],
  ['Favourite', 'Favourite', 'Favourite'],
] as const)('C2a the button %s says %s, and %s once the vehicle is kept', (label, before, after) => {
  expect([saveLabel(label, false), saveLabel(label, true)]).toEqual([before, after]);
});
