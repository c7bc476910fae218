import { readFileSync } from 'node:fs';
import { type Attack, tally } from './campaign/attack.ts';
import { aPdf, uploadBody } from './campaign/bodies.ts';
import { numbers } from './campaign/many.ts';
import { freshAddress } from './campaign/target.ts';

const BODIES = 60;
const MOST_MB = 300;

/** Sixty bodies of almost six megabytes at once from one address, none of which is a form: each is read whole before anyone asks. */
export const attack: Attack = {
  fact: 'H8',
  rule: `${BODIES} bodies of 5.9 MB at once from one address make the web process grow by less than ${MOST_MB} MB`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const address = freshAddress();
    const body = uploadBody({ form: 'none' }, 'a.pdf', 'application/pdf', aPdf(5.9 * 1024 * 1024));
    const pid = target.webPid();
    const before = memoryMb(pid);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memoryMb(pid));
    }, 20);
    const statuses = await Promise.all(
      numbers(BODIES).map(async () => {
        const { status } = await target.ask('harbour', '/api/leads', {
          method: 'POST',
          body: body.bytes,
          isAlone: true,
          headers: { 'content-type': body.type, 'x-forwarded-for': address },
        });
        return status;
      }),
    );
    clearInterval(watch);
    const grown = most - before;
    const refused = statuses.filter((status) => status === 429 || status === 503 || status === 0).length;
    return {
      tried: BODIES,
      refused,
      letThrough: grown > MOST_MB ? BODIES - refused : 0,
      note: `${tally(statuses)}; grew by ${grown} MB`,
    };
  },
};

/** The memory that a process has now. */
const memoryMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};
