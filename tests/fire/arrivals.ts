import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visits } from './visits.ts';

/** What became of the requests of a while. */
export interface Tally {
  sent: number;
  /** Answered with what was asked for. */
  useful: number;
  /** Turned away with 503 or 429 and a time to come back. */
  shed: number;
  /** Answered with any other failure, or not at all; each in words. */
  readonly failed: string[];
  /** The milliseconds of each useful answer. */
  readonly times: number[];
}

const NO_ANSWER_MS = 30_000;
/** Several arrive together every so often: timers are no finer. */
const BEAT_MS = 10;
const TURNED_AWAY = [503, 429];

export const noTally = (): Tally => ({ sent: 0, useful: 0, shed: 0, failed: [], times: [] });

/** The time within which such a share of the answers came. */
export function timeOf({ times }: Tally, share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Sender {
  readonly ports: readonly string[];
  readonly visits: Visits;
  /** The network address that the nth request comes from. */
  readonly addressOf?: (nth: number) => string;
}

/** Sends the nth request and notes what became of it. */
function send({ ports, visits, addressOf = freshAddress }: Sender, agent: http.Agent, nth: number, tally: Tally): Promise<void> {
  const { host, path } = visits(nth);
  const begun = performance.now();
  tally.sent += 1;
  return new Promise((resolve) => {
    const failed = (what: string) => {
      tally.failed.push(`${host}${path}: ${what}`);
      resolve();
    };
    const headers = { host, 'x-forwarded-for': addressOf(nth), 'accept-encoding': 'gzip' };
    const asked = { host: '127.0.0.1', port: ports[nth % ports.length], path, agent, headers, timeout: NO_ANSWER_MS };
    const request = http.get(asked, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume().once('error', ({ message }: Error) => failed(message));
      answer.once('end', () => {
        if (TURNED_AWAY.includes(status) && answer.headers['retry-after'] !== undefined) tally.shed += 1;
        else if (status === 200) {
          tally.useful += 1;
          tally.times.push(performance.now() - begun);
        } else return failed(`HTTP ${status}`);
        resolve();
      });
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', ({ message }) => failed(message));
  });
}

/** An address of its own for each request. */
export const freshAddress = (nth: number): string => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

/** So many visitors who each ask again as soon as they are answered, until the time is over: as much as the server does. */
export async function atOnce(sender: Sender, visitors: number, seconds: number, from = 0): Promise<Tally> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const tally = noTally();
  const until = performance.now() + seconds * 1_000;
  let nth = from;
  const visit = async () => {
    while (performance.now() < until) {
      nth += 1;
      await send(sender, agent, nth, tally);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return tally;
}

/** Requests that arrive so many a second, whether those before them have been answered or not. */
export async function atRate(sender: Sender, perSecond: number, seconds: number, from = 0): Promise<Tally> {
  // A visitor whose request waits does not keep the next one from coming.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4_000 });
  const tally = noTally();
  const begun = performance.now();
  const sending: Promise<void>[] = [];
  for (let nth = 0; nth < perSecond * seconds; await wait(BEAT_MS)) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1_000) * perSecond);
    for (; nth < due; nth += 1) sending.push(send(sender, agent, from + nth, tally));
  }
  await Promise.all(sending);
  agent.destroy();
  return tally;
}

/** So many requests in one instant. */
export async function inOneInstant(sender: Sender, count: number, from = 0): Promise<Tally> {
  const agent = new http.Agent({ maxSockets: count });
  const tally = noTally();
  await Promise.all(Array.from({ length: count }, (_, at) => send(sender, agent, from + at, tally)));
  agent.destroy();
  return tally;
}
