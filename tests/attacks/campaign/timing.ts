import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** The figure that one in twenty exceeds. */
export const ninetyFifth = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.95)] ?? 0;

/** How long each /healthz is waited for, asked over and over from another address while some work is done. */
export async function healthBeside(target: Target, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const done = new AbortController();
  const asking = (async () => {
    while (!done.signal.aborted) {
      const { ms } = await target.ask('harbour', '/healthz', { localAddress: '127.0.0.2' });
      waits.push(ms);
      await wait(5);
    }
  })();
  await work();
  done.abort();
  await asking;
  return waits;
}
