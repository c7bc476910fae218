import { type Selectable, sql } from 'kysely';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import { fieldName } from '#src/store/tables/column-name.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** What a table stores, as JSON has it: instants are texts. */
type Stored<T extends keyof Tables> = { readonly [C in keyof Selectable<Tables[T]>]: InJson<Selectable<Tables[T]>[C]> };
type InJson<Value> = Value extends Date ? string : Value;

type StoredAttempt = Omit<Stored<'deliveryAttempt'>, 'id'> & { readonly id: number };
type StoredDelivery = Stored<'delivery'> & { readonly attemptsMade: readonly StoredAttempt[] };

/** Everything that is stored of a lead, as it is handed to the person it is about (ledger K5). */
export interface LeadExport {
  /** Without what only serves to recognise a repetition. */
  readonly lead: Omit<Stored<'lead'>, 'visitors' | 'idempotencyKey' | 'fieldsDigest' | 'steps'>;
  readonly deliveries: readonly StoredDelivery[];
  readonly appointments: readonly Stored<'appointment'>[];
}

type Row = Readonly<Record<string, unknown>>;

interface Exported {
  readonly lead: Row;
  readonly deliveries: readonly (Row & { readonly attempts_made: readonly Row[] })[];
  readonly appointments: readonly Row[];
}

/** A lead of a site with its deliveries, their attempts and its appointments; null if there is none. */
export async function exportLead(db: Database, site: string, id: string): Promise<LeadExport | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ record: Exported | null }>`
    select lead_record(s.id, ${id}::uuid) as record from site s where s.slug = ${site}`.execute(db);
  const row = rows[0]?.record ?? null;
  if (row === null) return null;
  return {
    lead: inCamelCase(row.lead),
    deliveries: row.deliveries.map((delivery) =>
      inCamelCase({ ...delivery, attempts_made: delivery.attempts_made.map(inCamelCase) }),
    ),
    appointments: row.appointments.map(inCamelCase),
  } as unknown as LeadExport;
}

/** Kysely's plugin leaves the keys of JSON alone. */
const inCamelCase = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value]));
