import { expect, test } from 'vitest';
import { changeText, dollarsText, noFigureText, notFoundText } from './valuation-words.ts';

const car = { year: 2014, make: 'Hyundai', model: 'Santa Fe' };

test('T3 past a limit a person calls, and nothing said is a figure', () => {
  const text = noFigureText({ car, kms: 133_514, reason: 'kilometres', isSurelyOld: false });
  expect(text).toBe(
    'Your 2014 Hyundai Santa Fe has 133,514 km. Past 7 years or 100,000 km, an online figure would be a guess, so someone will call you instead, usually within two business hours.',
  );
  for (const reason of ['age', 'kilometres', 'few'] as const)
    expect(noFigureText({ car, kms: 5, reason, isSurelyOld: true })).not.toContain('$');
});
test.each([null, 50_000, 133_514])('T3 a car that is too old is told its age as the reason, with %s km', (kms) => {
  expect(noFigureText({ car, kms, reason: 'age', isSurelyOld: true })).toMatch(
    /^Your 2014 Hyundai Santa Fe is more than 7 years old\. Past 7 years/,
  );
  expect(noFigureText({ car, kms, reason: 'age', isSurelyOld: false })).toMatch(
    /^Your 2014 Hyundai Santa Fe may be more than 7 years old\. Past/,
  );
});
test('T1 with too few like it that is what is said', () =>
  expect(noFigureText({ car, kms: 5, reason: 'few', isSurelyOld: false })).toMatch(
    /^There are too few like it for a fair figure\./,
  ));
test('T1 a registration that is not found is named as people write it, with its state', () => {
  expect(notFoundText('482VKT', 'qld')).toBe(
    'We can’t find 482 VKT in Queensland. Check the letters, or enter the details yourself.',
  );
  expect(notFoundText('SAMPLE1', 'nt')).toContain('SAMPLE1 in the Northern Territory');
});
test.each([
  [300_00, '+$300'],
  [-450_00, '−$450'],
  [0, '$0'],
])('T1 %i cents read %s', (cents, text) => expect(changeText(cents)).toBe(text));
test('T1 figures are whole dollars', () => expect(dollarsText(20_600_00)).toBe('$20,600'));
