import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSiteCode } from '#src/server/build-site-code.ts';
import { atOnce, atRate, freshAddress, noTally, type Sender, type Tally, timeOf } from './arrivals.ts';
import { startTwoWebs, type TwoWebs } from './two-webs.ts';
import { mixedVisits, SITES } from './visits.ts';

/**
 * Two web processes under more than they hold. How long each part takes can be set: LOAD_MINUTES for the steady one, SOAK_MINUTES for the soak. The
 * sender shares the machine, so useful work is counted against the time of a processor that the web processes had for it; both are printed.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const STEADY_SECONDS = Number(process.env.LOAD_MINUTES ?? 5) * 60;
const SOAK_SECONDS = Number(process.env.SOAK_MINUTES ?? 20) * 60;
const ADDRESSES = 100_000;
const PEAK_SECONDS = 15;
const FLOOD_SECONDS = 20;
const VISITORS = 32;
/** Of what the machine can do at most: what it is asked to do day by day. */
const HELD = 0.6;
const RECOVERS_WITHIN = 5;
const MINUTES = 60_000;

let machines: TwoWebs;
let sender: Sender;
/** Useful answers a second at most, and for each second of a processor. */
let peak: { readonly perSecond: number; readonly perCpuSecond: number };
beforeAll(async () => {
  await buildSiteCode(ROOT, () => {}, new AbortController().signal);
  machines = await startTwoWebs();
  const ports = machines.webs.map(({ port }) => port);
  sender = { ports, visits: await mixedVisits(ports[0] ?? '') };
  // Once to warm up: code is compiled, and pages that repeat are in memory.
  await atOnce(sender, VISITORS, PEAK_SECONDS);
  const [found, cpu] = await withCpu(() => atOnce(sender, VISITORS, PEAK_SECONDS, ADDRESSES));
  peak = { perSecond: found.useful / PEAK_SECONDS, perCpuSecond: found.useful / cpu };
  tell('as much as it can', found, PEAK_SECONDS, cpu);
}, 10 * MINUTES);
afterAll(() => machines.stop());

async function withCpu(work: () => Promise<Tally>): Promise<[Tally, number]> {
  const used = () => machines.webs.reduce((sum, web) => sum + web.cpuSeconds(), 0);
  const before = used();
  const tally = await work();
  return [tally, used() - before];
}

function tell(what: string, { sent, useful, shed, failed }: Tally, seconds: number, cpu = Number.NaN): void {
  process.stdout.write(
    `Load, ${what}: ${sent} sent, ${useful} useful (${(useful / seconds).toFixed(0)} a second, ${(useful / cpu).toFixed(0)} a second of a processor), ` +
      `${shed} turned away, ${failed.length} failed.\n`,
  );
}

test(
  'H8.7 at the rate the machine holds nothing fails; at ten times that visitors are turned away with a time to come back, and those who are not get as much as before',
  async () => {
    const held = peak.perSecond * HELD;
    const [steady] = await withCpu(() => atRate(sender, held, STEADY_SECONDS));
    tell('at the rate it holds', steady, STEADY_SECONDS);
    expect(steady.failed).toEqual([]);
    expect(steady.shed).toBe(0);

    const [more, moreCpu] = await withCpu(() => atRate(sender, 1.5 * held, FLOOD_SECONDS));
    tell('at 1.5 times that', more, FLOOD_SECONDS, moreCpu);
    expect(more.failed).toEqual([]);

    const [flood, floodCpu] = await withCpu(() => atRate(sender, 10 * held, FLOOD_SECONDS));
    tell('at ten times that', flood, FLOOD_SECONDS, floodCpu);
    expect(flood.failed).toEqual([]);
    expect(flood.shed).toBeGreaterThan(0);
    expect(flood.useful / floodCpu / peak.perCpuSecond, 'useful work, to the most there was').toBeGreaterThanOrEqual(0.8);

    let seconds = 0;
    for (let after = noTally(); after.useful === 0 || after.shed + after.failed.length > 0; seconds += 1)
      after = await atRate(sender, held, 1);
    process.stdout.write(`Load: back to normal within ${seconds} s.\n`);
    expect(seconds).toBeLessThanOrEqual(RECOVERS_WITHIN);
  },
  STEADY_SECONDS * 1_000 + 10 * MINUTES,
);

test(
  'H8.2 a site with ten times its load leaves the time that other sites’ visitors wait within one and a half times',
  async () => {
    const ports = machines.webs.map(({ port }) => port);
    const [noisy, ...quiet] = SITES;
    const own = { ports, visits: await mixedVisits(ports[0] ?? '', quiet) };
    const loud = { ports, visits: await mixedVisits(ports[0] ?? '', [noisy]) };
    // Each of five sites has its share of what the machine can do; the loud one ten times that, which is twice of all.
    const share = (peak.perSecond * HELD) / SITES.length;
    const [before, beside] = [noTally(), noTally()];
    for (let round = 0; round < 3; round += 1) {
      const from = round * 100_000;
      const [alone] = await Promise.all([
        atRate(own, share * quiet.length, FLOOD_SECONDS, from),
        atRate(loud, share, FLOOD_SECONDS, from),
      ]);
      const [among] = await Promise.all([
        atRate(own, share * quiet.length, FLOOD_SECONDS, from + 50_000),
        atRate(loud, 10 * share, FLOOD_SECONDS, from + 50_000),
      ]);
      add(before, alone);
      add(beside, among);
    }
    const ratio = timeOf(beside, 0.99) / timeOf(before, 0.99);
    tell('other sites beside a loud one', beside, 3 * FLOOD_SECONDS);
    process.stdout.write(
      `Load: p99 of other sites ${timeOf(before, 0.99).toFixed(0)} ms, beside a loud one ${timeOf(beside, 0.99).toFixed(0)} ms: ${ratio.toFixed(2)} times.\n`,
    );
    expect(beside.failed).toEqual([]);
    expect(ratio).toBeLessThanOrEqual(1.5);
  },
  20 * MINUTES,
);

function add(to: Tally, more: Tally): void {
  to.sent += more.sent;
  to.useful += more.useful;
  to.shed += more.shed;
  to.failed.push(...more.failed);
  to.times.push(...more.times);
}

test(
  `H8 a soak with ${ADDRESSES.toLocaleString('en-AU')} network addresses leaves memory as it was after the first quarter`,
  async () => {
    const parts = 4;
    const perSecond = Math.min(peak.perSecond * HELD, ADDRESSES / (SOAK_SECONDS / parts));
    const memories: { all: number; heap: number }[] = [];
    for (let part = 0; part < parts; part += 1) {
      // The addresses come again and again, all of them in each part.
      const tally = await atRate(
        { ...sender, addressOf: (nth) => freshAddress(nth % ADDRESSES) },
        perSecond,
        SOAK_SECONDS / parts,
        part * ADDRESSES,
      );
      expect(tally.failed).toEqual([]);
      const each = await Promise.all(machines.webs.map((web) => web.memory()));
      memories.push({ all: Math.max(...each.map(({ all }) => all)), heap: Math.max(...each.map(({ heap }) => heap)) });
    }
    process.stdout.write(
      `Load: memory after each quarter ${memories.map(({ all, heap }) => `${all.toFixed(0)} MB (objects ${heap.toFixed(0)})`).join(', ')}.\n`,
    );
    const [first, last] = [memories[0], memories.at(-1)];
    expect((last?.all ?? Number.NaN) / (first?.all ?? Number.NaN)).toBeLessThanOrEqual(1.15);
  },
  SOAK_SECONDS * 1_000 + 10 * MINUTES,
);
