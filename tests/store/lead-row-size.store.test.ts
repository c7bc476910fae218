import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldByName } from '#src/rules/leads/fields.ts';
import type { StepField } from '#src/rules/leads/form-types.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { gatherFormInput } from '#src/use-cases/leads/gather-form-input.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';

const LARGEST_ROW = 128 * 1024;
/** A letter that takes three bytes, so that lengths in letters and in bytes are not mistaken for each other. */
const LETTER = '漢';

let fleet: Fleet;
let site: Context;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'one', switches: { serviceFreeRide: true } })]);
  site = await fleet.context('one');
});
afterAll(() => fleet.end());

const EXACT: Readonly<Record<string, string>> = {
  email: `${'l'.repeat(64)}@${Array.from({ length: 3 }, () => 'd'.repeat(61)).join('.')}.au`,
  phone: '+61 (0)4 9 1 5 7 0 1 5 6',
  postcode: '4000',
  'Vehicle Rego': 'ABCDEF123456',
  'Vehicle Year': '2021',
};

/** The longest value that a field takes. */
function longest({ name, options = [], earliest = '' }: StepField): string {
  const { type, maxLength, options: own = options } = fieldByName(name);
  if (EXACT[name] !== undefined) return EXACT[name];
  if (type === 'select' || type === 'radio') return own[0]?.value ?? '';
  if (type === 'checkboxes') return own.map(({ value }) => value).join(', ');
  if (type === 'date') return earliest;
  return type === 'checkbox' ? 'true' : LETTER.repeat(maxLength);
}

const attributes = leadAttributes({
  visited_pages: Array.from({ length: 100 }, () => `/${LETTER.repeat(2_000)}`),
  linked_query_params: Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`${at}${LETTER.repeat(2_000)}`, LETTER.repeat(2_000)]),
  ),
});

/** The largest step that the service booking takes, with more than is asked for, and words that no other has. */
function largest(step: number, sent: number, more: Partial<SentLead>): SentLead {
  const fields = leadForm('service', gatherFormInput(site, null, null, null)).steps[step]?.fields ?? [];
  const raw = Object.fromEntries(fields.map((field) => [field.name, longest(field)]));
  const unasked = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`unasked ${sent} ${at}`, LETTER.repeat(1_000)]));
  const own = step === 0 ? { name: String(sent).padStart(80, LETTER) } : step === 1 ? { 'Vehicle Model': String(sent) } : {};
  return aSentLead({
    form: 'service',
    step,
    raw: { ...raw, ...unasked, ...own },
    idempotencyKey: `key ${sent} `.repeat(1_000),
    pageId: `/${LETTER.repeat(5_000)}`,
    attributes,
    ...more,
  });
}

test('H9.4 the row of the largest lead, its steps repeated 1,500 times, stays below 128 KB and holds nothing that was not asked for', async () => {
  const send = async (step: number, sent: number, more: Partial<SentLead>) => {
    const outcome = await submitLead(site, largest(step, sent, { ip: `198.51.${sent >> 8}.${sent & 255}`, ...more }));
    if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
    return { leadId: outcome.leadId, visitor: outcome.visitor };
  };
  const lead = await send(0, 0, {});
  for (let sent = 1; sent <= 1_500; sent += 1) await send(sent % 2, sent, lead);
  await send(1, 1_501, lead);
  await send(2, 1_502, lead);
  const { rows } = await sql<{ bytes: number; steps: number; names: string[]; name: string }>`
    select octet_length(l::text) as bytes, jsonb_array_length(steps) as steps, fields ->> 'name' as name,
      array(select jsonb_object_keys(fields)) as names from lead l`.execute(fleet.all);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.bytes).toBeGreaterThan(50_000);
  expect(rows[0]?.bytes).toBeLessThan(LARGEST_ROW);
  expect(rows[0]?.steps).toBe(3);
  expect(rows[0]?.name).toMatch(/漢1500$/);
  expect(rows[0]?.names.filter((name) => name.startsWith('unasked'))).toEqual([]);
}, 180_000);
