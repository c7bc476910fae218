import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './target.ts';

const SRC = path.resolve(import.meta.dirname, '../../../src');
/** Where what was sent is read: by the name of a field, of something that is called after where it came from. */
const READ =
  /\b(?:body|fields|raw|values|given|sent|typed|input|query|params)(?:\.get)?(?:\.|\[|\(|\?\.)['"]?([A-Za-z_][\w -]*)/g;
/** Fields of forms are declared by their names. */
const DECLARED = /\bname: '([^']+)'/g;
const NAME_IN_HTML = /<(?:input|select|textarea|button)\b[^>]*\sname="([^"]+)"/g;

const namesIn = (text: string, ...patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Every field that code reads by its name, or that a form of the rules declares. */
export function fieldsInCode(): string[] {
  const files = ['http', 'routes', 'use-cases', 'views', 'rules'].flatMap((layer) =>
    globSync(path.join(SRC, layer, '**/*.ts')).filter((file) => !file.endsWith('.test.ts')),
  );
  const names = files.flatMap((file) => namesIn(readFileSync(file, 'utf8'), READ, DECLARED)).map((name) => name.trim());
  // Every text and every list has these by itself.
  return [...new Set(names)]
    .filter((name) => name !== '' && !(name in String.prototype) && !(name in Array.prototype))
    .toSorted();
}

/** Every field of the forms on pages of a site. */
export async function fieldsOnPages(target: Target, site: string, pages: readonly string[]): Promise<string[]> {
  const texts = [];
  for (const page of pages) texts.push((await target.ask(site, page)).text);
  return [...new Set(texts.flatMap((text) => namesIn(text, NAME_IN_HTML)))].toSorted();
}
