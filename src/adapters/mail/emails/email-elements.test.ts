import { createElement } from 'react';
import { expect, test } from 'vitest';
import { emailDocument, link, section } from './email-elements.ts';

const SRC = 'https://dealer.example/car.jpg?w=542&s=1';
const picture = createElement('img', { src: SRC, alt: 'A car' });

test('an email is a whole document with its preview as title', () => {
  const html = emailDocument('Thank you & <welcome>', { color: '#111111' }, 'Hello');
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC [^>]+><html dir="ltr" lang="en-AU"><head>/);
  expect(html).toContain('<title>Thank you &amp; &lt;welcome&gt;</title></head>');
  expect(html).toMatch(/style="color:#111111">Hello<\/td><\/tr><\/tbody><\/table><\/body><\/html>$/);
});

test('a preview is padded to 200 characters, and a longer one is cut there', () => {
  const hidden = (preview: string) => /max-width:0">([^<]*)<div>([^<]*)<\/div>/.exec(emailDocument(preview, {}, ''))?.slice(1);
  const [shown, padding] = hidden('x'.repeat(150)) ?? [];
  expect(shown).toBe('x'.repeat(150));
  expect(padding).toHaveLength(50 * 5);
  expect(hidden('x'.repeat(300))).toEqual(['x'.repeat(200), '']);
});

test('a picture is shown in its place and not preloaded', () => {
  const html = emailDocument('', {}, picture);
  expect(html.match(/car\.jpg/g)).toHaveLength(1);
  expect(html).not.toContain('<link');
});

test('the padding of a section is on its cell and everything else on its table', () => {
  const html = emailDocument('', {}, section('8px', { margin: '4px' }, 'words'));
  expect(html).toContain(
    'role="presentation" style="margin:4px"><tbody><tr><td style="padding:8px">words</td></tr></tbody></table>',
  );
});

test('a link opens a new window, and its address is escaped', () =>
  expect(emailDocument('', {}, link('https://x.example/?a="><b>', { color: '#00f' }, 'see'))).toContain(
    '<a href="https://x.example/?a=&quot;&gt;&lt;b&gt;" style="text-decoration:none;color:#00f" target="_blank">see</a>',
  ));
