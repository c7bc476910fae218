import { expect, test } from 'vitest';
import { telHref } from '#src/rules/text/tel-href.ts';

test('a number is dialled without its brackets and gaps', () => expect(telHref('(02) 9055 0144')).toBe('tel:0290550144'));

test('the plus of a foreign number is dialled, and only at its start', () =>
  expect(telHref('+61 2 9055+0144')).toBe('tel:+61290550144'));
