import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { formView } from './form-view.ts';

const on = (itemType: string) => aContext({ switches: { itemType, serviceForm: 'minimal' } });

test('P5.2 the booking of a caravan site without words of its own is sent as an inspection', () => {
  expect(formView(on('caravan'), 'test-drive').submitText).toBe('Book an inspection');
  expect(formView(on('car'), 'test-drive').submitText).toBe('Book test drive');
});

test('P5.2 the button that looks up a registration finds a caravan where caravans are serviced', () => {
  expect(formView(on('caravan'), 'service').lookUpText).toBe('Find my caravan');
  expect(formView(on('car'), 'service').lookUpText).toBe('Find my vehicle');
  expect(formView(on('car'), 'contact').lookUpText).toBeNull();
});
