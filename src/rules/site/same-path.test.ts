import { expect, test } from 'vitest';
import { isSamePath } from './same-path.ts';

test.each(['/about-us', '/about-us/', '/About-Us', '/about-us#team', '/about-us?from=menu'])(
  'a link to %s leads to the page it is on',
  (href) => expect(isSamePath(href, '/about-us')).toBe(true),
);

test.each(['/', '/about', '/about-us/team'])('a link to %s leads to another page', (href) =>
  expect(isSamePath(href, '/about-us')).toBe(false),
);

test('the home page is a path as well', () => {
  expect(isSamePath('/', '/')).toBe(true);
  expect(isSamePath('/about-us', '/')).toBe(false);
});
