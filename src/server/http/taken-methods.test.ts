import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';
import type { EdgeOptions } from './edge.ts';
import { RenderTurns } from './render-turns.ts';

const SITE = { id: 1, slug: 'harbour', name: 'Harbour', canonicalHost: 'harbour.localhost' };
const PAGES = {
  'contact-us': { blocks: [{ block: 'lead-form', form: 'contact-us' }] },
  about: { blocks: [{ block: 'prose', heading: 'About us' }] },
};

let server: WebServer;
/** What reached the code of pages and forms. */
let rendered: string[];
beforeEach(async () => {
  rendered = [];
  const showroom = { edition: '1.1', asOf: 0, site: { id: 1, pages: PAGES, switches: { financePage: '/finance' } } };
  server = await aWebServer({
    edge: {
      directory: { isLocal: true, sites: [SITE], siteOf: () => SITE } as unknown as Directory,
      showrooms: { inMemory: () => showroom, of: () => Promise.resolve(showroom) } as unknown as Showrooms,
      turns: new RenderTurns(10),
      render: ({ method, url }) => {
        rendered.push(`${method} ${new URL(url).pathname}`);
        return Promise.resolve(new Response('done'));
      },
    } as Partial<EdgeOptions>,
  });
});
afterEach(() => server.close());

async function ask(method: string, path: string) {
  const head = `Host: harbour.localhost\r\nOrigin: http://harbour.localhost\r\nContent-Length: 0\r\nConnection: close`;
  const answer = await server.send(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  return { status: Number(answer.slice(9, 12)), allow: /^allow: (.*)\r$/im.exec(answer)?.[1] ?? null };
}

const FORMS = 'GET, HEAD, POST';

test.each([
  ['/my-data/erase', FORMS],
  ['/my-data/erase.data', FORMS],
  ['/my-garage', FORMS],
  ['/watchlist', FORMS],
  ['/sign-in', FORMS],
  ['/alerts', FORMS],
  ['/alerts/stop?key=a', FORMS],
  ['/booking/1', FORMS],
  ['/cars/a-1/enquire', FORMS],
  ['/contact-us', FORMS],
  ['/about', 'GET, HEAD'],
  ['/favourites', 'GET, HEAD'],
  ['/api/watchlist/save-car', 'POST'],
  ['/api/me', 'GET'],
])('W4 PUT, PATCH and DELETE to %s are refused before any form’s code, with what it takes: %s', async (path, allow) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await ask(method, path)).toEqual({ status: 405, allow });
  expect(rendered).toEqual([]);
});

test.each(['/sign-in', '/contact-us', '/api/watchlist/save-car'])('W4 POST to %s is taken', async (path) => {
  expect(await ask('POST', path)).toEqual({ status: 200, allow: null });
  expect(rendered).toEqual([`POST ${path}`]);
});

test.each([
  ['/about', 'GET, HEAD'],
  ['/favourites', 'GET, HEAD'],
  ['/api/me', 'GET'],
])('W4 POST to %s, which is only read, is refused', async (path, allow) => {
  expect(await ask('POST', path)).toEqual({ status: 405, allow });
  expect(rendered).toEqual([]);
});
