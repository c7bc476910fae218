import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { inTurn, ms } from './search/measure.ts';
import { builtPages, uncachedWeb } from './uncached-web.ts';

interface Asked {
  /** The database, as the web's role sees it. */
  readonly databaseUrl: string;
  readonly slug: string;
  /** The address of a round's page: a page whose parts are remembered is asked for by another address each time. */
  readonly address: (round: number) => string;
  /** Fails if the page is not the one that is meant. */
  readonly check: (html: string) => void;
  readonly rounds: number;
}

/**
 * What a page costs the server, with its page cache off, against renderToString of the same tree: the same elements with the same data, already
 * loaded. The server's rendering also waits for all that suspends and writes the data for the browser; its whole answer also loads, routes and
 * hashes. One run, one machine: only the ratio is a figure. Needs NODE_ENV=production and a build. Returns the whole answer's ratio.
 */
export async function besideReact({ databaseUrl, slug, address, check, rounds }: Asked): Promise<number> {
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const build = await builtPages();

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
  const web = await uncachedWeb(watched, databaseUrl, data);

  const host = `${slug}.localhost`;
  const byServer = async (round: number) => {
    const answer = await web.answer(new Request(`http://${host}${address(round)}`, { headers: { host } }), '');
    if (answer.status !== 200) throw new Error(`${address(round)} answered ${answer.status}.`);
    return answer.text();
  };
  function byReact(): string {
    if (seen === null) throw new Error('The server has rendered nothing.');
    // Without the stream of data that follows the page for the browser: the server has read it to its end.
    const { serverHandoffStream: _, ...entry } = seen.entry;
    return renderToString(createElement(ServerRouter, { context: { ...entry, renderMeta: {} }, url: seen.url }));
  }

  const whole = await byServer(0);
  check(whole);
  // Both make the same page but for the data that follow it for the browser.
  if (byReact().length < whole.length * 0.5) throw new Error('The two do not render the same page.');
  const rendering: number[] = [];
  const asked = async (round: number) => {
    await byServer(round + 1);
    rendering.push(seen?.took ?? Number.NaN);
  };
  const times = await inTurn({ server: asked, react: byReact }, rounds);
  const rendered = rendering.toSorted((a, b) => a - b)[rendering.length >> 1] ?? Number.NaN;
  const row = (took: number) => ({ 'ms a page': ms(took), ratio: (took / times.react).toFixed(2) });
  console.table({
    'renderToString of the tree': row(times.react),
    'rendered by the server, with its data for the browser': row(rendered),
    'the whole answer, cache off: loading, rendering, hashing': row(times.server),
  });
  await web.stop();
  rmSync(data, { recursive: true, force: true });
  return times.server / times.react;
}
