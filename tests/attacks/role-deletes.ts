import { type Attack, counted } from './campaign/attack.ts';
import { freshPerson } from './campaign/target.ts';
import { asWebRole } from './campaign/web-role.ts';

const STATEMENTS = [
  'delete from lead',
  'delete from delivery',
  'delete from appointment',
  'truncate lead cascade',
  'drop table lead',
];

/** What whoever takes over the web process could destroy. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'the web’s database role can delete no lead, delivery or appointment',
  server: 'demo',
  isShort: true,
  async run(target) {
    await target.lead('harbour', { form: 'contact', ...freshPerson(), message: 'To be deleted' });
    const [site] = await target.query<{ id: number }>(`select id from site where slug = 'harbour'`);
    const tried = await asWebRole(target, STATEMENTS, site?.id ?? 0);
    const outcomes = tried.map(({ isDone }, at) => ({ isThrough: isDone, statement: STATEMENTS[at] }));
    const done = outcomes.filter(({ isThrough }) => isThrough).map(({ statement }) => statement);
    return counted(outcomes, done.join('; '));
  },
};
