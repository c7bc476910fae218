import { type Attack, counted } from './campaign/attack.ts';
import { asWebRole } from './campaign/web-role.ts';

/** Reading as the web's role without naming a site, and writing what is not the web's to write. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'the web’s database role reads no tenant’s row while no site is named, and writes no stock, site or role',
  server: 'demo',
  isShort: true,
  async run(target) {
    const reads =
      'lead delivery appointment vehicle dealership location offer layer site_definition review price_change import_run'
        .split(' ')
        .map((table) => `select 1 from ${table} limit 1`);
    const writes = [
      'update vehicle set price_cents = 1',
      `update dealership set name = 'Mine'`,
      `insert into site (slug, name) values ('mine', 'Mine')`,
      'create table mine (id int)',
      'create role mine superuser',
      'alter role forecourt_app superuser',
      `select pg_read_file('/etc/passwd')`,
      `copy (select 1) to program 'id'`,
      'set role forecourt_owner',
      'set role forecourt_platform',
      'select finish_forgotten(now(), now(), 10)',
    ];
    const read = await asWebRole(target, reads, null);
    const written = await asWebRole(target, writes, 1);
    const outcomes = [
      ...read.map((one, at) => ({ isThrough: one.isDone && one.rows > 0, what: reads[at] })),
      ...written.map((one, at) => ({ isThrough: one.isDone, what: writes[at] })),
    ];
    return counted(outcomes, outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])).join('; '));
  },
};
