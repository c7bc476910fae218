import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
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

/** A server under load: where it listens, and the process that answers. */
interface Server {
  readonly port: string | number;
  readonly pid: number;
}

interface Load {
  readonly perSecond: number;
  /** CPU time of the server's process for a request, in microseconds: it does not grow when others use the machine. */
  readonly cpu: number;
}

/** Puts a server under load over 16 connections, by wrk. */
async function load({ port, pid }: Server, address: string, ...headers: readonly string[]): Promise<Load> {
  const before = cpuSeconds(pid);
  const sent = [`Host: ${HOST}`, 'Accept-Encoding: gzip, deflate, br', ...headers].flatMap((header) => ['-H', header]);
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${SECONDS}s`, ...sent, `http://127.0.0.1:${port}${address}`]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (perSecond === undefined || stdout.includes('Non-2xx')) throw new Error(`wrk did not get the page:\n${stdout}`);
  return { perSecond: Number(perSecond), cpu: ((cpuSeconds(pid) - before) * 1e6) / Number(requests) };
}

/** The CPU time that a process has used, all its threads together. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The web process below the supervisor. */
function webProcess(supervisor: number): number {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(' ');
  const web = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web.ts'));
  if (web === undefined) throw new Error('There is no web process.');
  return Number(web);
}

const median = (figures: readonly number[]) => [...figures].toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** An answer as a bare server can repeat it, without what Node adds by itself. */
async function recorded(port: string | number, address: string): Promise<BareAnswer> {
  const headers = { host: HOST, 'accept-encoding': 'gzip, deflate, br' };
  const [response] = (await once(http.get({ host: '127.0.0.1', port, path: address, headers, agent: false }), 'response')) as [
    http.IncomingMessage,
  ];
  const chunks = await Array.fromAsync(response as AsyncIterable<Buffer>);
  const own = response.rawHeaders.filter((_, at, all) => !/^(?:date|connection|keep-alive)$/i.test(all[at - (at % 2)] ?? ''));
  return { headers: own, body: Buffer.concat(chunks).toString('base64') };
}

async function bareServer(port: string | number, address: string) {
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  bare.send(await recorded(port, address));
  const [{ port: barePort }] = (await once(bare, 'message')) as [AddressInfo];
  return { port: barePort, pid: bare.pid ?? 0, stop: () => bare.kill() };
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
    pid: webProcess(server.pid ?? 0),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Round {
  readonly bare: Load;
  readonly page: Load;
  readonly long: Load;
}

/** The two take turns in short rounds, since other work on the machine comes and goes. */
async function rounds(server: Server, address: string): Promise<Round[]> {
  // The first loads warm up; after them the page has its final compression too.
  await load(server, address);
  await load(server, address);
  const bare = await bareServer(server.port, address);
  try {
    await load(bare, address);
    const done: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      done.push({
        bare: await load(bare, address),
        page: await load(server, address),
        // A request with an upgrade in mind goes the long way.
        long: await load(server, address, 'Upgrade: none'),
      });
    return done;
  } finally {
    bare.stop();
  }
}

/** What cached pages and files cost against a bare Node server that sends the same bytes and headers. */
export async function cachedAndBare(): Promise<void> {
  const server = await forecourt();
  try {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const address of ['/', '/search/new-used-and-demo-cars/', '/favicon.svg']) {
      const done = await rounds(server, address);
      const row = (one: 'bare' | 'page' | 'long') => ({
        'req/s': Math.round(median(done.map((round) => round[one].perSecond))),
        ratio: median(done.map((round) => round.bare.perSecond / round[one].perSecond)).toFixed(2),
        'CPU µs': Math.round(median(done.map((round) => round[one].cpu))),
        'CPU ratio': median(done.map((round) => round[one].cpu / round.bare.cpu)).toFixed(2),
      });
      rows[`${address}, bare Node`] = row('bare');
      rows[`${address}, cached`] = row('page');
      rows[`${address}, the long way`] = row('long');
    }
    console.table(rows);
  } finally {
    await server.stop();
  }
}
