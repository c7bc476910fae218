import { PgBoss } from 'pg-boss';
import { until } from '#tests/faults/processes.ts';
import { type Attack, counted } from './campaign/attack.ts';
import { freshPerson } from './campaign/target.ts';

/** Leads of several ages, after every scheduled job has run once: old ones are gone, spam sooner than others, and new ones are not. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'a scheduled job erases old leads, spam sooner than others, and leaves new ones',
  server: 'strict',
  isShort: true,
  async run(target) {
    const ages = [
      { what: 'an ordinary lead of today', years: 0, isSpam: false, stays: true },
      { what: 'spam of today', years: 0, isSpam: true, stays: true },
      { what: 'spam of two years ago', years: 2, isSpam: true, stays: false },
      { what: 'spam of thirty years ago', years: 30, isSpam: true, stays: false },
      { what: 'an ordinary lead of thirty years ago', years: 30, isSpam: false, stays: false },
    ];
    const leads = [];
    for (const age of ages) {
      const { leadId } = await target.lead('strict', { form: 'contact', ...freshPerson(), message: `${age.what}` });
      // Being held as spam is a change of the lead, so its age is set afterwards.
      await target.query('update lead set is_spam = $2 where id = $1', [leadId, age.isSpam]);
      await target.query(
        `update lead set created_at = now() - $2 * interval '1 year', updated_at = now() - $2 * interval '1 year' where id = $1`,
        [leadId, age.years],
      );
      leads.push({ ...age, leadId });
    }
    const jobs = await runSchedules(await target.ownerUrl());
    const left = new Set((await target.query<{ id: string }>('select id from lead')).map(({ id }) => id));
    const outcomes = leads.map(({ what, stays, leadId }) => ({ what, isThrough: left.has(leadId ?? '') !== stays }));
    const wrong = outcomes.flatMap(({ what, isThrough }) => (isThrough ? [what] : []));
    return counted(outcomes, `jobs: ${jobs.join(', ')}${wrong.length === 0 ? '' : `; wrong: ${wrong.join(', ')}`}`);
  },
};

const ENDED = ['completed', 'failed'];

/** Has every scheduled job run now, and waits until it has. */
async function runSchedules(ownerUrl: string): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'pgboss',
    max: 2,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    const names = (await boss.getSchedules()).map(({ name }) => name);
    const sent = await Promise.all(names.map(async (name) => ({ name, id: await boss.send(name, {}) })));
    // A job that is queued already is not queued again.
    for (const { name, id } of sent)
      if (id !== null) await until(`${name} has run`, async () => ENDED.includes((await boss.getJobById(name, id))?.state ?? ''));
    return names;
  } finally {
    await boss.stop({ graceful: false });
  }
}
