import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { runCommands } from '#tests/store/run-commands.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-export-'));
let fleet: Fleet;
let owner: pg.Client;
let leadId: string;
beforeAll(async () => {
  fleet = await aFleet();
  owner = new pg.Client(fleet.database.owner);
  await owner.connect();
  const { showroom, store } = await fleet.context('harbour');
  const locationId = showroom.locations[0]?.id ?? 0;
  leadId = await takenLead(store, {
    form: 'test-drive',
    locationId,
    fields: { name: 'Sam Lee', first_field: 'a key of the form stays as it is' },
    planned: [{ channel: 'dealer-email', target: 'sales@harbour.example' }],
    appointment: {
      locationId,
      kind: 'test-drive',
      startsAt: '2099-11-16T09:00:00+10:00',
      minutes: 30,
      capacity: 5,
      holdHours: 24,
    },
  });
  await owner.query(
    `insert into delivery_attempt (site_id, delivery_id, outcome, error)
     select site_id, id, 'failed', 'The mail server said no.' from delivery where lead_id = $1`,
    [leadId],
  );
});
afterAll(async () => {
  await owner.end();
  await fleet.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The rows of a table as PostgreSQL itself writes them as JSON. */
async function rowsOf(table: string, column: string, id: unknown): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query(`select to_jsonb(t) as row from ${table} t where ${column} = $1`, [id]);
  return rows.map(({ row }) => row as Record<string, unknown>);
}

/** Keys in the order of jsonb: the shorter first, then by the alphabet. */
const inOrder = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));

test('K5.2 an export names every column as the database does, and leaves out what only recognises a repetition', async () => {
  const [{ visitors: _v, idempotency_key: _k, fields_digest: _d, steps: _s, ...lead } = {}] = await rowsOf('lead', 'id', leadId);
  const deliveries = await Promise.all(
    (await rowsOf('delivery', 'lead_id', leadId)).map(async (delivery) =>
      inOrder({ ...delivery, attempts_made: await rowsOf('delivery_attempt', 'delivery_id', delivery.id) }),
    ),
  );
  const appointments = await rowsOf('appointment', 'lead_id', leadId);
  expect([deliveries.length, appointments.length]).toEqual([1, 1]);
  const [ran] = await runCommands(fleet.database, folder, [['leads', 'export', leadId, '--site', 'harbour']]);
  expect(ran?.output).toBe(`${JSON.stringify({ lead, deliveries, appointments, letters: [] }, null, 2)}\n`);
});
