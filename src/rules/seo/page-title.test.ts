import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test.each([
  ['Finance', 'Finance | Bayside Cars'],
  ['Bayside Cars', 'Bayside Cars'],
  ['About bayside cars', 'About bayside cars'],
])('W5 the title %j becomes %j: the dealer is named once', (title, whole) =>
  expect(pageTitle(title, 'Bayside Cars')).toBe(whole),
);
