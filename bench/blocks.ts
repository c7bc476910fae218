import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { checkBlock } from '#src/blocks/check-block.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { siteCode } from '#src/server/site-code.ts';
import { startWebProcess } from '#src/server/web-process.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { aSiteFile, type SiteFileFacts, siteFiles } from '#tests/factories/a-site-file.ts';
import { benchServer } from './search/lay-stock.ts';
import { inTurn, ms } from './search/measure.ts';

/**
 * What a page of ten blocks costs the server, with its page cache off, against renderToString of the same tree: the same elements with the
 * same data, already loaded. The server's rendering also waits for all that
 * suspends and writes the data for the browser; its whole answer also loads, routes and hashes.
 * One run, one machine: only the ratio is a figure. Run `npm run build` first.
 */
const LINK = { label: 'See our stock', href: '/search/new-used-and-demo-cars/' };
const BLOCKS: SiteFileFacts['pages'][string]['blocks'] = [
  { block: 'hero', heading: 'Ten blocks', text: '{count} in stock.', primary: LINK },
  { block: 'promises', items: [{ title: 'One price' }, { title: 'Checked' }, { title: 'Open late' }] },
  { block: 'body-tiles', heading: 'Bodies' },
  { block: 'make-tiles', heading: 'Makes' },
  { block: 'vehicle-rail', heading: 'Just in' },
  { block: 'vehicle-rail', heading: 'Utes', filter: 'body:Ute' },
  {
    block: 'picture-text',
    heading: 'Our story',
    text: 'Told in a few words.',
    steps: [{ title: 'First' }, { title: 'Then' }],
    link: LINK,
  },
  { block: 'call-to-action', heading: 'Sell us your car', link: LINK },
  { block: 'location-cards', heading: 'Come and see us' },
  { block: 'lead-form', form: 'contact', heading: 'Talk to us' },
];

const server = await benchServer();
try {
  await measure();
} finally {
  await server.stop();
}

async function measure(): Promise<void> {
  const urls = await server.database('blocks', { ten: 200 });
  const all = connect(urls.platform);
  const site = aSiteFile({ slug: 'ten', pages: { home: { title: 'Ten blocks', blocks: BLOCKS } } });
  const { refused } = await applySites(new PlatformStore(all), async () => siteFiles([site]), [], checkBlock);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await all.destroy();

  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const log = pino({ level: 'error' });
  const built = path.resolve(import.meta.dirname, '../build/server/index.js');
  const build = (await import(pathToFileURL(built).href)) as ServerBuild;

  /** What the server rendered when it was last asked for a page, and how long the rendering alone took. */
  let seen: { entry: EntryContext; url: string; took: number } | null = null;
  const { default: handle, ...rest } = build.entry.module;
  const watched: ServerBuild = {
    ...build,
    entry: {
      module: {
        ...rest,
        default: async (request, status, headers, entry, context) => {
          const begun = performance.now();
          const response = await handle(request, status, headers, entry, context);
          seen = { entry, url: request.url, took: performance.now() - begun };
          return response;
        },
      },
    },
  };
  const web = await startWebProcess(readSettings({ DATA_DIR: data }), { databaseUrl: urls.app, standbyUrls: [] }, log, {
    render: siteCode(watched, 'production', log),
    files: new Map(),
    hasPolicy: true,
    cachesPages: false,
  });

  const byServer = async () =>
    (await web.answer(new Request('http://ten.localhost/', { headers: { host: 'ten.localhost' } }), '')).text();
  function byReact(): string {
    if (seen === null) throw new Error('The server has rendered nothing.');
    // Without the stream of data that follows the page for the browser: the server has read it to its end.
    const { serverHandoffStream: _, ...entry } = seen.entry;
    return renderToString(createElement(ServerRouter, { context: { ...entry, renderMeta: {} }, url: seen.url }));
  }

  const whole = await byServer();
  const shown = new Set([...whole.matchAll(/id="(block-\d+)"/g)].map(([, id]) => id));
  if (shown.size !== BLOCKS.length) throw new Error(`The page shows ${shown.size} blocks of ${BLOCKS.length}.`);
  // Both make the same page but for the data that follow it for the browser.
  if (byReact().length < whole.length * 0.5) throw new Error('The two do not render the same page.');
  const rendering: number[] = [];
  const asked = async () => {
    await byServer();
    rendering.push(seen?.took ?? Number.NaN);
  };
  const times = await inTurn({ server: asked, react: byReact }, 300);
  const rendered = rendering.toSorted((a, b) => a - b)[rendering.length >> 1] ?? Number.NaN;
  const row = (took: number) => ({ 'ms a page': ms(took), ratio: (took / times.react).toFixed(2) });
  console.table({
    'renderToString of the tree': row(times.react),
    'rendered by the server, with its data for the browser': row(rendered),
    'the whole answer, cache off: loading, rendering, hashing': row(times.server),
  });
  await web.stop();
  rmSync(data, { recursive: true, force: true });
}
