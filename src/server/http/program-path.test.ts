import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { PROGRAM_PATHS } from '#tests/factories/program-paths.ts';
import { isProgramPath } from './program-path.ts';

test('I4 every path in the router’s tables that programs request is known as one', () => {
  expect(PROGRAM_PATHS.length).toBeGreaterThan(10);
  expect(PROGRAM_PATHS.filter(({ path }) => !isProgramPath(path))).toEqual([]);
});

test('I4 no page that people open is taken for one', () => {
  const pages = routes
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ path = '' }) => `/${path.replaceAll(/:\w+\??|\*/g, 'x')}`);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(isProgramPath)).toEqual([]);
});
