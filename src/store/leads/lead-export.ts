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

/** A lead of a site with its deliveries, their attempts and its appointments; null if there is none. */
export async function exportLead(db: Database, site: string, id: string): Promise<LeadExport | null> {
  if (!isUuid(id)) return null;
  // Whole rows, so that a column that is added later is exported too.
  const { rows } = await sql<{ lead: Row; deliveries: (Row & { attempts_made: Row[] })[]; appointments: Row[] }>`
    select to_jsonb(l) - 'visitors' - 'idempotency_key' - 'fields_digest' - 'steps' as lead,
      coalesce((select jsonb_agg(to_jsonb(d) || jsonb_build_object('attempts_made', (select coalesce(jsonb_agg(to_jsonb(a) order by a.at), '[]')
        from delivery_attempt a where a.delivery_id = d.id)) order by d.created_at) from delivery d where d.lead_id = l.id), '[]') as deliveries,
      coalesce((select jsonb_agg(to_jsonb(p)) from appointment p where p.lead_id = l.id), '[]') as appointments
    from lead l join site s on s.id = l.site_id where s.slug = ${site} and l.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
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
