import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { successHref } from '#src/rules/leads/form-name.ts';
import { FAVOURITES_HREF } from '#src/ui/favourites/favourites-href.ts';

// The browser's scripts must not contain the whole table of addresses, so they write the few they need by hand.
const ROOT = path.resolve(import.meta.dirname, '..');
const files = globSync(['ui/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}'], { cwd: ROOT }).filter((file) => !file.includes('.test.'));
const requested = files.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`](\/api\/[^'"`?]*)/g)].map(([, address = '']) => [file, address]),
);

test('I6 every address of the API that the browser requests is one of the table', () => {
  expect(requested.length).toBeGreaterThan(6);
  const unknown = requested.filter(([, address = '']) => {
    // A pattern of what is not fetched ahead.
    if (address.endsWith('*')) return false;
    const kind = matchAddress(address.replaceAll(/\$\{[^}]*\}/g, 'x'))?.address.kind;
    return kind !== 'api' && kind !== 'direct';
  });
  expect(unknown).toEqual([]);
});

test.each([
  [ALL_STOCK, 'search'],
  [FAVOURITES_HREF, 'favourites'],
  [successHref('enquiry', 'x', null), 'success'],
])('I6 the browser’s address %s is the table’s %s', (href, name) =>
  expect(matchAddress(href.replace(/\?.*/, ''))?.address.name).toBe(name),
);
