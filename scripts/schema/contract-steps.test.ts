import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractSteps, firstStepOf } from './contract-steps.ts';

test.each([
  ['alter table lead drop column phone;', ['drops something']],
  ['drop table\n lead;', ['drops something']],
  ['alter table lead rename column phone to mobile;', ['renames something']],
  ['alter table lead rename to enquiry;', ['renames something']],
  ['alter table lead alter column phone type int;', ['changes the type of a column']],
  ['alter table lead alter column phone set not null;', ['makes a column not null']],
  ['alter table lead alter column phone drop default;', ['drops a default']],
  [
    'alter table lead add column a int not null default 0, add column b numeric(9, 2) not null, add column c int;',
    ['adds the column b, which is not null and has no default'],
  ],
  ['db.schema.alterTable("lead").dropColumn("phone")', ['drops something']],
])('J11 a step that the previous release cannot live with is recognised: %s', (text, steps) =>
  expect(contractSteps(text)).toEqual(steps),
);

test.each([
  'alter table lead add column phone text;',
  'alter table lead add column phone text not null default $$ $$;',
  'create table visit (id int not null, at timestamptz not null);',
  'alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (true);',
  'alter table lead alter column phone drop not null;',
  'drop index lead_phone;',
  '/** Nothing is renamed to anything; no drop table here. */',
])('J11 a step that it can live with is let through: %s', (text) => expect(contractSteps(text)).toEqual([]));

/** Those that came before the rule; every release that ran beside them is long gone. */
const BEFORE_THE_RULE = '0047-feed-lease-holders';

test('J11 a migration takes nothing away that the previous release uses, unless it is the second step of an earlier one', () => {
  const names = globSync('src/store/migrations/[0-9]*.ts').map((file) => path.basename(file, '.ts'));
  expect(names).toContain(BEFORE_THE_RULE);
  const faults = names.toSorted().flatMap((name) => {
    if (name <= BEFORE_THE_RULE) return [];
    const text = readFileSync(`src/store/migrations/${name}.ts`, 'utf8');
    const first = firstStepOf(text);
    const isSecondStep = first !== null && first < name && names.includes(first);
    return isSecondStep ? [] : contractSteps(text).map((step) => `${name} ${step}: the previous release runs beside it`);
  });
  expect(faults).toEqual([]);
});
