import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** The little that an import keeps in mind of every vehicle that is there. */
export interface KnownVehicle {
  readonly id: number;
  /** The hash of the feed's row that it came from; null for one that no feed brought. */
  readonly feedDigest: string | null;
  /** Whether it is for sale and on the site. */
  readonly isListed: boolean;
  /** Which feed last brought it: the one that is being imported, another one, or none. */
  readonly broughtBy: 'this' | 'another' | 'none';
  /** The row of the file that has it; null while none has been read. */
  row: number | null;
}

const CHUNK = 5_000;
/** What stands between vehicles and between their values in their text: codes that no stored text has. */
const [VEHICLE, VALUE] = ['\x1e', '\x1f'];
/** What stands first in a vehicle's text: who brought it, and whether it is listed. */
const BROUGHT_BY: Readonly<Record<string, KnownVehicle['broughtBy']>> = { t: 'this', a: 'another', n: 'none' };
const FLAGS = 2;

interface Chunk {
  readonly vehicles: string | null;
  readonly last: string;
  readonly count: number;
}

/** A dealership's vehicles by their stock numbers, as the feed of this name sees them. */
export async function readKnownVehicles(
  trx: Transaction<Tables>,
  dealershipId: number,
  feed: string | null,
): Promise<Map<string, KnownVehicle>> {
  const known = new Map<string, KnownVehicle>();
  // Some at a time, and these as one text: a hundred thousand rows of their own would take several times the memory and the time.
  for (let reading = readChunk(trx, dealershipId, feed, ''); ; ) {
    const { vehicles, last, count } = await reading;
    if (vehicles === null) return known;
    const isLast = count < CHUNK;
    // The database reads the next ones while these are taken apart.
    if (!isLast) reading = readChunk(trx, dealershipId, feed, last);
    addVehicles(known, vehicles);
    if (isLast) return known;
  }
}

async function readChunk(trx: Transaction<Tables>, dealershipId: number, feed: string | null, after: string): Promise<Chunk> {
  const { rows } = await sql<Chunk>`
    select string_agg(case when feed is null then 'n' when feed = ${feed} then 't' else 'a' end || case when not sold and show_on_dealer_website then 't' else 'f' end
      || id || ${VALUE}::text || coalesce(feed_digest, '') || ${VALUE}::text || stocknum, ${VEHICLE}) as vehicles, max(stocknum) as last, count(*)::int as count
    from (select stocknum, id, feed_digest, sold, show_on_dealer_website, feed from vehicle where dealership_id = ${dealershipId} and stocknum > ${after}
      order by stocknum limit ${CHUNK}) as v`.execute(trx.withoutPlugins());
  const [chunk] = rows;
  if (chunk === undefined) throw new Error('The database did not answer with one row.');
  return chunk;
}

/** Takes a text of vehicles apart without a list for each: what it leaves behind would have to be tidied up meanwhile. */
function addVehicles(known: Map<string, KnownVehicle>, text: string): void {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf(VEHICLE, at);
    const end = next < 0 ? text.length : next;
    const idEnd = text.indexOf(VALUE, at);
    const digestEnd = text.indexOf(VALUE, idEnd + 1);
    known.set(text.slice(digestEnd + 1, end), {
      id: Number(text.slice(at + FLAGS, idEnd)),
      feedDigest: digestEnd === idEnd + 1 ? null : text.slice(idEnd + 1, digestEnd),
      isListed: text[at + 1] === 't',
      broughtBy: BROUGHT_BY[text[at] ?? ''] ?? 'none',
      row: null,
    });
    at = end + 1;
  }
}
