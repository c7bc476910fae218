import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { attackList, type NamedAttack } from '#tests/attacks/campaign/attack-list.ts';
import { answer } from '#tests/faults/running-forecourt.ts';
import { closeConnections } from './campaign/http-client.ts';
import { type AttackResult, isHeld, resultsTable } from './campaign/results-table.ts';
import { Servers } from './campaign/servers.ts';

/** `npm run test:attacks` carries out every attack at its full size; as part of `npm test` the cheap ones, at a smaller size. */
const FORM = process.env.ATTACKS === 'whole' ? 'whole' : 'short';
const MINUTES = 60_000;

const servers = new Servers(FORM);
const results: AttackResult[] = [];
const attacks = (await attackList()).filter(({ isShort }) => FORM === 'whole' || isShort);

/** Long enough for the slowest attack on a busy machine: only one that hangs waits for it. */
const PATIENCE = 15 * MINUTES;

/** Ends the wait for an attack before the test itself is given up, so that the table still has its line. */
const patience = () => wait(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('it took too long')));

afterAll(async () => {
  closeConnections();
  await servers.stop();
  process.stdout.write(`\n${resultsTable(results)}\n`);
}, 2 * MINUTES);

test.each(attacks.map((attack) => [`${attack.fact ?? ''} ${attack.rule}`.trim(), attack] as const))(
  '%s',
  async (_title, attack) => {
    const result = await carriedOut(attack);
    results.push(result);
    mkdirSync('reports', { recursive: true });
    // After each attack, so that a long campaign can be watched.
    writeFileSync('reports/attacks.txt', `${resultsTable(results)}\n`);
    expect(isHeld(result), resultsTable([result])).toBe(true);
  },
  PATIENCE + MINUTES,
);

async function carriedOut(attack: NamedAttack): Promise<AttackResult> {
  try {
    const target = await servers.target(attack.server);
    const count = await Promise.race([attack.run(target), patience()]);
    const health = await answer(String(target.port));
    return { attack, count, failure: health === 200 ? null : `Afterwards /healthz answered ${health ?? 'nothing'}.` };
  } catch (error) {
    return { attack, count: null, failure: `It could not be carried out: ${String(error)}` };
  }
}
