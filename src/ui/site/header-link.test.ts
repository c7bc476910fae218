import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CurrentPath } from '#src/ui/kit/current-path.ts';
import { HeaderLink } from './header-link.tsx';

const linkOn = (path: string, href: string) =>
  renderToStaticMarkup(
    createElement(CurrentPath, { value: path }, createElement(HeaderLink, { link: { label: 'Utes', href }, className: 'x' })),
  );

test('a link of the header to the page that is shown is marked as the current page', () => {
  expect(linkOn('/search/ute', '/search/ute')).toContain('aria-current="page"');
  expect(linkOn('/', '/search/ute')).not.toContain('aria-current');
});

test('a link with a query is never marked: two such links share one path', () =>
  expect(linkOn('/search/ute', '/search/ute?sortBy=latest')).not.toContain('aria-current'));

test('a link to another site is never marked', () =>
  expect(linkOn('/search/ute', 'https://other.example/search/ute')).not.toContain('aria-current'));
