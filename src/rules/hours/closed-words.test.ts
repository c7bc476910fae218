import { expect, test } from 'vitest';
import { closedWords } from '#src/rules/hours/closed-words.ts';

const switches = {
  closedDays: 'By appointment only' as const,
  enquireWhenClosed: ['workshop'],
  locationPages: 'our-location' as const,
};

test.each([
  ['service', 'workshop', { text: 'Enquire Now', href: '/our-location/workshop' }],
  ['service-and-parts', 'workshop', { text: 'Enquire Now', href: '/our-location/workshop' }],
  ['sales', 'workshop', { text: 'By appointment only', href: null }],
  ['service', 'another', { text: 'By appointment only', href: null }],
])('D6s a closed day of the %s location %s', (locationType, slug, words) =>
  expect(closedWords(switches, { slug, locationType })).toEqual(words),
);
test('D6t a closed day says Closed where nothing else is set', () =>
  expect(
    closedWords(
      { closedDays: 'Closed', enquireWhenClosed: [], locationPages: 'contact-us' },
      { slug: 'yard', locationType: 'sales' },
    ),
  ).toEqual({
    text: 'Closed',
    href: null,
  }));
