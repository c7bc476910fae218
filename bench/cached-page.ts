import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { answer, freePort } from '#tests/faults/running-forecourt.ts';
import type { BareAnswer } from './bare-server.ts';

const HOST = 'harbour.localhost';
const ROUNDS = 7;
const SECONDS = 1;
const run = promisify(execFile);

/** Requests a second over 16 connections, by wrk. */
async function load(port: string | number, address: string, ...headers: readonly string[]): Promise<number> {
  const sent = [`Host: ${HOST}`, 'Accept-Encoding: gzip, deflate, br', ...headers].flatMap((header) => ['-H', header]);
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${SECONDS}s`, ...sent, `http://127.0.0.1:${port}${address}`]);
  const [, requests] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (requests === undefined || stdout.includes('Non-2xx')) throw new Error(`wrk did not get the page:\n${stdout}`);
  return Number(requests);
}

const median = (figures: readonly number[]) => [...figures].toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** An answer as a bare server can repeat it, without what Node adds by itself. */
function recorded(port: string, address: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, 'accept-encoding': 'gzip, deflate, br' };
    http
      .get({ host: '127.0.0.1', port, path: address, headers, agent: false }, async (response) => {
        const chunks = await Array.fromAsync(response as AsyncIterable<Buffer>);
        const own = response.rawHeaders.filter(
          (_, at, all) => !/^(?:date|connection|keep-alive)$/i.test(all[at - (at % 2)] ?? ''),
        );
        resolve({ headers: own, body: Buffer.concat(chunks).toString('base64') });
      })
      .once('error', reject);
  });
}

async function bareServer(port: string, address: string) {
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  bare.send(await recorded(port, address));
  const [{ port: barePort }] = (await once(bare, 'message')) as [AddressInfo];
  return { port: barePort, stop: () => bare.kill() };
}

/** Forecourt as it runs for visitors, with a line in the log for each request. */
async function forecourt() {
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'info', CONNECTIONS_PER_ADDRESS: '1000' },
    stdio: ['ignore', openSync(path.join(data, 'log'), 'a'), 'inherit'],
  });
  while ((await answer(port)) !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Round {
  readonly bare: number;
  readonly page: number;
  readonly long: number;
}

/** The two take turns in short rounds, since other work on the machine comes and goes. */
async function rounds(port: string, address: string): Promise<Round[]> {
  // The first loads warm up; after them the page has its final compression too.
  await load(port, address);
  await load(port, address);
  const bare = await bareServer(port, address);
  try {
    await load(bare.port, address);
    const done: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      done.push({
        bare: await load(bare.port, address),
        page: await load(port, address),
        // A request that announces a body goes the long way.
        long: await load(port, address, 'Content-Length: 0'),
      });
    return done;
  } finally {
    bare.stop();
  }
}

/** What cached pages and files cost against a bare Node server that sends the same bytes and headers. */
export async function cachedAndBare(): Promise<void> {
  const { port, stop } = await forecourt();
  try {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const address of ['/', '/search/new-used-and-demo-cars/', '/favicon.svg']) {
      const done = await rounds(port, address);
      rows[address] = {
        'bare, req/s': Math.round(median(done.map(({ bare }) => bare))),
        'Forecourt, req/s': Math.round(median(done.map(({ page }) => page))),
        ratio: median(done.map(({ bare, page }) => bare / page)).toFixed(2),
        'the long way, req/s': Math.round(median(done.map(({ long }) => long))),
        'its ratio': median(done.map(({ bare, long }) => bare / long)).toFixed(2),
      };
    }
    console.table(rows);
  } finally {
    await stop();
  }
}
