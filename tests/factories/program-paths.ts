import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_ANSWERS } from '#src/routes/api/answers.ts';
import routes from '#src/routes.ts';
import { DIRECT } from '#src/server/http/direct-answers.ts';

/** A path that a program asks for, and the one method it takes where it takes only one. */
export interface ProgramPath {
  readonly path: string;
  readonly takes: 'GET' | 'POST' | null;
}

/**
 * Every path that programs ask for, from the router's own tables: the answers under /api/, those that no page's code is needed for, and the
 * routes without a page of their own. Parameters are filled with a word that names nothing.
 */
export const PROGRAM_PATHS: readonly ProgramPath[] = [
  ...API_ANSWERS.map(({ path: pattern, method }) => ({ path: `/api/${filled(pattern)}`, takes: method })),
  ...DIRECT.map(({ path: pattern }) => ({ path: filled(pattern), takes: null })),
  ...routes
    .filter(isWithoutPage)
    .map((route) => ({ path: `/${(route.path ?? '').replace('*', 'nothing')}`.replaceAll(/:\w+\??/g, 'nothing'), takes: null })),
];

function filled(pattern: RegExp): string {
  return pattern.source
    .replaceAll('\\/', '/')
    .replaceAll('\\.', '.')
    .replaceAll('([^/]+)', 'nothing')
    .replace(/^\^/, '')
    .replace(/(?:\/\?)?\$$/, '');
}

/** A route in a .ts file has no component; one that only redirects sends people on to a page. */
function isWithoutPage({ file }: { readonly file: string }): boolean {
  if (!file.endsWith('.ts')) return false;
  return !readFileSync(path.resolve(import.meta.dirname, '../../src', file), 'utf8').includes('redirect(');
}
