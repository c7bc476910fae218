import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuPanel } from '#src/views/site/menu-lists.ts';
import { HeaderPanel } from './header-panel.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Link ${at + 1}.`, href: `/search/link-${at + 1}` }));
const eighty: MenuPanel = { label: 'Stock', look: 'links', parts: [{ heading: null, links: links(80) }], all: null };
const models: MenuPanel = {
  label: 'Vehicles',
  look: 'models',
  parts: [{ heading: 'Electric', links: [{ label: 'MGU9', href: '/mgu9', note: 'Coming Soon', picture: '/images/ute-a/f34' }] }],
  all: { label: 'View All Models', href: '/models' },
};
const shown = (panel: MenuPanel) => renderToStaticMarkup(createElement(HeaderPanel, { panel }));
const drawer = (panel: MenuPanel) => {
  const menu = { header: [panel], strip: [], footer: [] };
  return renderToStaticMarkup(createElement(PhoneMenu, { menu, saved: null }));
};

test('N1f a menu of eighty links has every one of them in the HTML, in a panel as wide as the page', () => {
  const html = shown(eighty);
  for (const { label, href } of links(80)) expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${label}`));
  expect(html).toContain('class="site-header__mega"');
  expect(shown({ ...eighty, parts: [{ heading: null, links: links(5) }] })).toContain('class="site-header__drop"');
});

test('N1g the drawer of a phone holds every link of a panel, with its notes and the way to all', () => {
  expect(drawer(eighty).match(/href="\/search\/link-/g)).toHaveLength(80);
  expect(drawer(models)).toMatch(/href="\/mgu9"[^>]*>MGU9<small> Coming Soon<\/small>/);
  expect(drawer(models)).toContain('View All Models');
});

test('N2.3 a model that is to come says Coming Soon beside its picture, under the name of its group', () => {
  const html = shown(models);
  expect(html).toContain('<p class="header-part__heading">Electric</p>');
  expect(html).toMatch(
    /<img[^>]+src="\/images\/ute-a\/f34"[^>]+loading="lazy"[^>]*\/><span>MGU9<\/span><small> Coming Soon<\/small>/,
  );
  expect(html).toMatch(/href="\/models"[^>]*>View All Models/);
});

test('N3d a make without a logo has its whole name set in the type of headings, never a lone letter', () => {
  const makes = [
    { label: 'Lada', href: '/search/lada' },
    { label: 'MG', href: '/search/mg', logo: '/images/icons/mg' },
  ];
  const html = shown({ label: 'Brands', look: 'brands', parts: [{ heading: null, links: makes }], all: null });
  expect(html).toMatch(/<span class="header-part__wordmark head-type">Lada<\/span>/);
  expect(html).not.toMatch(/>L</);
  expect(html).toMatch(/<img src="\/images\/icons\/mg" alt=""[^>]*\/><span>MG<\/span>/);
});
