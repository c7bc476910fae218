import { type Attack, counted } from './campaign/attack.ts';
import { freshPerson } from './campaign/target.ts';
import { asWebRole } from './campaign/web-role.ts';

/** What whoever takes over the web process could have the worker do, which sees every site. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'the web’s database role can queue no job of another queue, read no job, and mail nobody but those a lead names',
  server: 'demo',
  isShort: true,
  async run(target) {
    const { leadId } = await target.lead('harbour', { form: 'contact', ...freshPerson(), message: 'To be relayed' });
    const [site] = await target.query<{ id: number }>(`select id from site where slug = 'harbour'`);
    const statements = [
      ...['tidy-imports', 'tidy-uploads', 'finish-forgotten'].map(
        (queue) => `insert into pgboss.job (name, data) values ('${queue}', '{}')`,
      ),
      `insert into pgboss.job_common (name, data) values ('tidy-imports', '{}')`,
      `select data from pgboss.job`,
      `update pgboss.job set data = '{}'`,
      `delete from pgboss.job`,
      `insert into pgboss.schedule (name, cron, timezone) values ('tidy-imports', '* * * * *', 'UTC')`,
      `insert into delivery (site_id, lead_id, channel, target, edition) values (${site?.id ?? 0}, '${leadId ?? ''}', 'shopper-email', 'anyone@elsewhere.example', 7)`,
    ];
    const tried = await asWebRole(target, statements, site?.id ?? 0);
    const outcomes = tried.map(({ isDone }, at) => ({ isThrough: isDone, statement: statements[at]?.slice(0, 60) }));
    return counted(outcomes, outcomes.flatMap(({ isThrough, statement }) => (isThrough ? [statement] : [])).join('; '));
  },
};
