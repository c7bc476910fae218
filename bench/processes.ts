import { atOnce, type Tally } from '#tests/fire/arrivals.ts';
import { startTwoWebs } from '#tests/fire/two-webs.ts';
import { mixedVisits } from '#tests/fire/visits.ts';
import { median } from './search/measure.ts';

/**
 * What two web processes do against one: the same mixed visits, in turn. The sender, the database and both processes share the machine, so requests
 * are counted against the time of a processor that the web processes had for them: as far as there are cores, that is what they do in a second.
 */
const SECONDS = 10;
const ROUNDS = 5;
const VISITORS = 24;
const machines = await startTwoWebs();
const ports = machines.webs.map(({ port }) => port);
const visits = await mixedVisits(ports[0] ?? '');
let nth = 0;

async function measured(processes: number): Promise<{ readonly perCpuSecond: number; readonly perSecond: number }> {
  const used = () => machines.webs.reduce((sum, web) => sum + web.cpuSeconds(), 0);
  const before = used();
  const found: Tally = await atOnce({ ports: ports.slice(0, processes), visits }, VISITORS, SECONDS, nth);
  nth += found.sent;
  if (found.failed.length > 0) throw new Error(found.failed[0]);
  return { perCpuSecond: found.useful / (used() - before), perSecond: found.useful / SECONDS };
}

try {
  await measured(1);
  await measured(2);
  const rows = { 1: [] as Awaited<ReturnType<typeof measured>>[], 2: [] as Awaited<ReturnType<typeof measured>>[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rows[1].push(await measured(1));
    rows[2].push(await measured(2));
  }
  const of = (processes: 1 | 2, what: 'perCpuSecond' | 'perSecond') => median(rows[processes].map((row) => row[what]));
  const row = (processes: 1 | 2) => ({
    'pages a second': of(processes, 'perSecond').toFixed(0),
    ratio: (of(processes, 'perSecond') / of(1, 'perSecond')).toFixed(2),
    'pages a second of a processor': of(processes, 'perCpuSecond').toFixed(0),
    'ratio ': (of(processes, 'perCpuSecond') / of(1, 'perCpuSecond')).toFixed(2),
  });
  console.table({ 'one process': row(1), 'two processes': row(2) });
  const ratio = of(2, 'perCpuSecond') / of(1, 'perCpuSecond');
  console.log(`Two processes do ${ratio.toFixed(2)} times as much as one with the same time of a processor (at least 0.9).`);
  if (ratio < 0.9) process.exitCode = 1;
} finally {
  await machines.stop();
}
