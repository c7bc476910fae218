import { onTestFinished } from 'vitest';
import { until } from '#tests/faults/processes.ts';
import type { Balancer, StartBalancer } from './balancer.ts';
import { ask, startLoad } from './load.ts';
import { LEADS_TO, type MachineKind, type Machines, startMachines } from './machines.ts';

export interface CampaignOrder {
  readonly machines: readonly MachineKind[];
  readonly startBalancer: StartBalancer;
  readonly visitors: number;
  /** How often all machines are restarted, one after the other. */
  readonly rounds: number;
}

/** What visitors were told, and what there is of it. */
export interface CampaignResult {
  /** Requests that were dropped, or answered with a failure. */
  readonly failed: readonly string[];
  /** The leads that were acknowledged, those in the database, and those that the dealer got, each in order. */
  readonly acknowledged: readonly string[];
  readonly found: readonly string[];
  readonly delivered: readonly string[];
}

/** Restarts all machines in turn while visitors are served, and compares what visitors were told with what the database and the dealer have. */
export async function campaign({ machines: kinds, startBalancer, visitors, rounds }: CampaignOrder): Promise<CampaignResult> {
  const deployment = await startMachines(kinds);
  onTestFinished(() => deployment.stop());
  const { machines, host, standby } = deployment;
  const balancer = await startBalancer(
    machines.map(({ port }) => port),
    deployment.folder,
  );
  onTestFinished(() => balancer.stop());
  for (const { port } of machines) await isUp(balancer, port);
  const first = await deployment.addVehicle('FIRST');
  await seenEverywhere(deployment, first, '');

  const paths = ['/', '/search/toyota', first, '/api/search?q=toyota', '/sitemap.xml', '/api/openapi.json'];
  const load = startLoad(balancer.port, host, visitors, paths);
  let restarts = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, machine] of machines.entries()) {
      // The standby is away while the first machine starts, and comes back while the others do.
      if (at === 0) await standby.kill();
      if (at === 1) await standby.start();
      const before = load.count.requests;
      await machine.restart();
      restarts += 1;
      await isUp(balancer, machine.port);
      await until('visitors come on', () => load.count.requests > before + visitors);
    }
    const name = `Fire Motors ${round}`;
    await deployment.changeSite(name);
    await seenEverywhere(deployment, '/', name);
    await seenEverywhere(deployment, await deployment.addVehicle(`ROUND${round}`), `ROUND${round}`);
  }
  await load.stop();

  const { requests, failed, leads } = load.count;
  const found = await deployment.query<{ message: string }>(`select fields->>'message' as message from lead`);
  await until('every lead is delivered', async () => {
    const waiting = await deployment.query(`select 1 from delivery where state = 'waiting'`);
    return waiting.length === 0;
  });
  const delivered = deployment.mail.mails.flatMap(({ envelopeTo, text }) =>
    envelopeTo.includes(LEADS_TO) ? [MESSAGE.exec(text ?? '')?.[0] ?? ''] : [],
  );
  const [migrations] = await deployment.query<{ count: string }>('select count(*) from kysely_migration');
  process.stdout.write(
    `Campaign: ${requests} requests, ${failed.length} dropped or failed, ${restarts} restarts of ${machines.length} machines, ` +
      `${leads.length} leads acknowledged, ${found.length} found, ${delivered.length} delivered, ` +
      `${migrations?.count} migrations.\n`,
  );
  return {
    failed,
    acknowledged: leads.toSorted(),
    found: found.map(({ message }) => message).toSorted(),
    delivered: delivered.toSorted(),
  };
}

/** Each lead says a word that no other does. */
const MESSAGE = /[0-9a-f]{8}-[0-9a-f-]{27}/;

const isUp = (balancer: Balancer, port: string) => until(`the balancer uses port ${port}`, () => balancer.isUp(port));

/** Waits until every web process answers a path with a page that says this. */
export async function seenEverywhere(
  { machines, host }: Pick<Machines, 'machines' | 'host'>,
  path: string,
  says: string,
): Promise<void> {
  for (const { port } of machines)
    await until(`${path} says “${says}” on port ${port}`, async () => {
      const answer = await ask(false, { port, host, path }).catch(() => null);
      return answer?.status === 200 && answer.text.includes(says);
    });
}
