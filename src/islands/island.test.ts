import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement as h, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { island } from './island.tsx';

const Greeting = ({ name }: { readonly name: string }) => h('label', { htmlFor: useId() }, `Hello ${name}`);
const GreetingIsland = island('greeting', Greeting, 'near');
const Around = island('around', () => h(GreetingIsland, { name: 'inner' }), 'now');
const shown = (name: string) => renderToString(h(GreetingIsland, { name }));

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"');

test('W3 an island is rendered on the server, with what hydrates it beside its HTML', () => {
  const html = shown('Sam');
  expect(html).toMatch(/^<fc-island .*><label .*>Hello Sam<\/label><\/fc-island>$/);
  expect(attribute(html, 'name')).toBe('greeting');
  expect(attribute(html, 'wake')).toBe('near');
  expect(JSON.parse(attribute(html, 'props') ?? '')).toEqual({ name: 'Sam' });
});

test('W3 what props contain cannot leave its attribute', () => {
  const html = shown('"><script>alert(1)</script>');
  expect(html).not.toContain('<script>');
});

test('W3 an island inside another is an ordinary component', () =>
  expect(renderToString(h(Around)).match(/<fc-island/g)).toHaveLength(1));

test('W3 two islands of a page have different ids, and each prefixes its own', () => {
  const html = renderToString(h('div', null, h(GreetingIsland, { name: 'A' }), h(GreetingIsland, { name: 'B' })));
  const places = [...html.matchAll(/<fc-island id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const labels = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(new Set([...places, ...labels]).size).toBe(4);
  expect(labels.every((label, at) => label.includes(places[at] ?? '-'))).toBe(true);
});

test('W3 the same page has the same bytes each time', () => expect(shown('Sam')).toBe(shown('Sam')));

test('W3 the browser finds each island by the name of its file, and no name twice', () => {
  const files = globSync('src/{ui,blocks}/**/*.island.tsx');
  const declared = files.map((file) => [
    path.basename(file, '.island.tsx'),
    ...[...readFileSync(file, 'utf8').matchAll(/\bisland\(\s*'([^']+)'/g)].map(([, name]) => name),
  ]);
  expect(declared.length).toBeGreaterThan(0);
  expect(declared).toEqual(declared.map(([name]) => [name, name]));
  expect(new Set(declared.map(([name]) => name)).size).toBe(files.length);
});
