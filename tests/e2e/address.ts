import { tmpdir } from 'node:os';
import path from 'node:path';

/** The port on which the browser tests' own server listens; another one lets two checkouts be tested side by side. */
export const PORT = Number(process.env.E2E_PORT ?? 3100);

/** The address of the proxy that the tests' server trusts: another one of this machine than tests and browsers call from. */
export const PROXY = '127.0.0.2';

/** Where the tests' server writes down which folders it uses, for the tests that run commands beside it or read its log. */
export const RUN_FILE = path.join(tmpdir(), `forecourt-e2e-${PORT}.json`);

/** The address of a site, or of the list of sites when no slug is given. */
export function site(slug: string | null): string {
  return `http://${hostOf(slug)}`;
}

/** The Host header that picks a site in development. */
export function hostOf(slug: string | null): string {
  return slug === null ? `localhost:${PORT}` : `${slug}.localhost:${PORT}`;
}
