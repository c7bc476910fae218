import { expect, test } from 'vitest';
import { saveLabel } from './save-label.ts';

test.each([
  ['Compare', 'Compare', 'Compare'],
  ['SAVE', 'SAVE', 'SAVED'],
  ['Save', 'Save', 'Saved'],
  ['Favourite', 'Favourite', 'Favourite'],
] as const)('C2.1 with the label %s the button says %s, and %s once the vehicle is saved', (label, before, after) => {
  expect([saveLabel(label, false), saveLabel(label, true)]).toEqual([before, after]);
});
