import { hash } from 'node:crypto';
import { brakeOnRemoval } from '#src/rules/feeds/brakes.ts';
import { untitledName } from '#src/rules/stock/vehicle.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { KnownVehicle } from '#src/store/stock/known-vehicles.ts';
import type { StockedDealership, StockWriter, StoredVehicle } from '#src/store/stock/stock-writer.ts';
import { noRows, type StockRows } from '#src/store/stock/write-vehicles.ts';
import { addVehicleRows } from './add-vehicle-rows.ts';
import type { Candidate, Change, Taken } from './candidate.ts';
import { ChangedFields, NO_FIELDS } from './changed-fields.ts';
import { ComparedStock } from './compared-stock.ts';
import { DescribedChanges } from './described-changes.ts';
import { FileBrakes } from './file-brakes.ts';
import { isSameRow, ownCells } from './own-rows.ts';
import { saidBy } from './remembered-check.ts';
import type { Held, RunResult, SetAside } from './run-result.ts';

export interface RunOptions {
  /** A snapshot is all that there is: what is not in it is removed. */
  readonly mode: 'changes' | 'snapshot';
  /** Whether a person has accepted what would otherwise wait. */
  readonly isAccepted: boolean;
  readonly lastRows: number | null;
  /** The name of the feed that brings the rows; null when it is no feed. */
  readonly feed: string | null;
  /** The only vehicles that may change; the other rows just say that theirs are there. Undefined when all may. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Whether all of it is undone afterwards: then it is found out which fields would change. */
  readonly isDryRun?: boolean;
  readonly now: Date;
}

const SAME_WHEN_CUT = `cut to ${VEHICLE_LIMITS.stocknumLetters} characters, it is the stock number of another row of this file`;
const BATCH = 500;

const hashOf = (text: string): string => hash('sha256', text, 'base64url');

/** Whether a vehicle is stored as its row says. Earlier releases kept the hash of all its fields, also of those of which it says nothing. */
const isSame = (stored: StoredVehicle | null, { digest, input }: Taken): boolean =>
  stored !== null && (stored.digest === digest || stored.digest === hashOf(JSON.stringify(input)));

/** One import into one dealership, inside its transaction: rows are taken in batches, and what follows from the whole file comes at the end. */
export class StockRun {
  readonly #dealership: StockedDealership;
  readonly #writer: StockWriter;
  readonly #known: ReadonlyMap<string, KnownVehicle>;
  readonly #options: RunOptions;
  /** The rows of the file's stock numbers that are not known. */
  readonly #named = new Map<string, number>();
  readonly #setAside: SetAside[] = [];
  readonly #held: Held[] = [];
  readonly #changes = new DescribedChanges();
  readonly #brakes: FileBrakes;
  readonly #sold: number[] = [];
  readonly #compared: ComparedStock;
  readonly #fields: ChangedFields;
  #pending: Taken[] = [];
  #noted: { readonly id: number; readonly feedDigest: string | null }[] = [];
  /** The two batches that were sent last, the older first. */
  #writing: readonly [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()];
  #counts = { added: 0, changed: 0, unchanged: 0, rows: 0 };

  constructor(dealership: StockedDealership, writer: StockWriter, known: ReadonlyMap<string, KnownVehicle>, options: RunOptions) {
    this.#dealership = dealership;
    this.#writer = writer;
    this.#known = known;
    this.#options = options;
    this.#brakes = new FileBrakes(options.isAccepted);
    this.#compared = new ComparedStock(writer);
    this.#fields = new ChangedFields(writer, dealership);
  }

  setAside({ maybe, ...given }: SetAside): void {
    const aside = maybe !== undefined && this.#known.has(maybe) ? { ...given, stocknum: maybe } : given;
    this.#counts.rows += 1;
    if (aside.stocknum !== null) this.#name(aside.stocknum, aside.row);
    this.#setAside.push(aside);
  }

  /** Nothing, unless the rows must wait for the database. */
  take(candidate: Candidate): Promise<void> | undefined {
    const { row, stocknum, feedDigest } = candidate;
    const known = this.#known.get(stocknum);
    if (known === undefined ? this.#named.has(stocknum) : known.row !== null) {
      candidate.leave?.();
      const same = candidate.isCut === true ? SAME_WHEN_CUT : 'another row of this file has the same stock number';
      this.setAside({ row, stocknum, reason: `stocknum: ${same}` });
      return undefined;
    }
    if (this.#options.only?.has(stocknum) === false) {
      this.#name(stocknum, row);
      this.#counts.rows += 1;
      this.#counts.unchanged += 1;
      return undefined;
    }
    if (known !== undefined && feedDigest !== null && known.feedDigest === feedDigest) {
      known.row = row;
      this.#counts.rows += 1;
      this.#same(known, feedDigest);
      return undefined;
    }
    const read = candidate.read();
    if ('setAside' in read) {
      candidate.leave?.();
      this.setAside(read.setAside);
      return undefined;
    }
    this.#name(stocknum, row);
    this.#counts.rows += 1;
    const { input, locationId, text = saidBy(input) } = read;
    this.#pending.push({ candidate, input, locationId, digest: hashOf(text), known });
    return this.#pending.length >= BATCH ? this.#send() : undefined;
  }

  /** Whether the file has a vehicle, as far as it has been read. */
  isNamed(stocknum: string): boolean {
    return this.#rowOf(stocknum) !== null;
  }

  #rowOf(stocknum: string): number | null {
    return this.#known.get(stocknum)?.row ?? this.#named.get(stocknum) ?? null;
  }

  /** The first row that has a vehicle is the one that counts. */
  #name(stocknum: string, row: number): void {
    if (this.isNamed(stocknum)) return;
    const known = this.#known.get(stocknum);
    if (known === undefined) this.#named.set(stocknum, row);
    else known.row = row;
  }

  /** The vehicle is as the feed says already. Whose it is, and what its row looked like, may still be news. */
  #same(known: KnownVehicle, feedDigest: string | null): void {
    this.#counts.unchanged += 1;
    if (this.#options.feed !== null && (known.broughtBy !== 'this' || known.feedDigest !== feedDigest))
      this.#noted.push({ id: known.id, feedDigest });
  }

  /** Lets the database write two batches while the next one is read. What went wrong is thrown by whoever waits for a batch, the oldest first. */
  async #send(): Promise<void> {
    const taken = this.#pending;
    this.#pending = [];
    const [older, before] = this.#writing;
    await older;
    const writing = this.#write(taken, before);
    writing.catch(() => {});
    this.#writing = [before, writing];
  }

  async #write(taken: readonly Taken[], before: Promise<void>): Promise<void> {
    const changes = await this.#changed(taken);
    const fields = changes.length === 0 ? NO_FIELDS : await this.#writeRows(changes);
    await before;
    for (const change of changes) this.#note(change, fields.get(change.before?.id ?? 0) ?? []);
    if (this.#compared.isFull) await this.#compared.compare();
    if (this.#noted.length >= BATCH) await this.#noteFeed();
  }

  /** Which fields change, where somebody wants to know that: it costs reading each vehicle before and after. */
  async #writeRows(changes: readonly Change[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const fresh = changes.filter(({ before }) => before === null).length;
    this.#counts.added += fresh;
    this.#counts.changed += changes.length - fresh;
    const rows = this.#rowsOf(changes, await this.#writer.takeIds(fresh));
    const known = changes.flatMap(({ before }) => (before === null ? [] : [before.id]));
    const write = () => this.#writer.write(rows, known);
    if (this.#options.isDryRun === true) return this.#fields.during(known, write);
    await write();
    return NO_FIELDS;
  }

  /** Those of a batch that differ from what is stored and need not wait. */
  async #changed(taken: readonly Taken[]): Promise<Change[]> {
    const stored = await this.#writer.storedVehicles(taken.flatMap(({ known }) => (known === undefined ? [] : [known.id])));
    const exported = await this.#exported(
      taken.filter((one) => one.known !== undefined && !isSame(stored.get(one.known.id) ?? null, one)),
    );
    const changes: Change[] = [];
    for (const one of taken) {
      const { candidate, known, input, digest, locationId } = one;
      const { row, stocknum, feedDigest } = candidate;
      const before = known === undefined ? null : (stored.get(known.id) ?? null);
      if (known !== undefined && (exported.has(known.id) || isSame(before, one))) {
        this.#same(known, feedDigest);
        continue;
      }
      const reason = before === null ? null : this.#brakes.onChange(before, input);
      if (reason === null) changes.push({ input, digest, feedDigest, locationId, before });
      else {
        candidate.leave?.();
        this.#held.push({ row, stocknum, reason });
      }
    }
    return changes;
  }

  /** Those whose rows are what an export of them would say now: they came in other words, and are still the same. */
  async #exported(taken: readonly Taken[]): Promise<ReadonlySet<number>> {
    const cells = new Map(
      taken.flatMap(({ known, candidate: { ownCells: own } }) =>
        known === undefined || own === undefined ? [] : [[known.id, own]],
      ),
    );
    const slugs = new Map(this.#dealership.locations.map(({ id, slug }) => [id, slug]));
    const whole = await this.#writer.wholeVehicles([...cells.keys()]);
    return new Set(
      whole
        .filter((vehicle) => isSameRow(cells.get(vehicle.id) ?? {}, ownCells(vehicle, slugs.get(vehicle.locationId) ?? null)))
        .map(({ id }) => id),
    );
  }

  #rowsOf(changes: readonly Change[], fresh: readonly number[]): StockRows {
    let used = 0;
    const rows = noRows();
    const { feed, now } = this.#options;
    const at = now.toISOString();
    for (const { input, digest, feedDigest, locationId, before } of changes) {
      // Ids grow in the order of the file, which is also the order of cars of equal rank.
      const id = before?.id ?? fresh[used++] ?? 0;
      const slug = before?.slug ?? `${slugOf(untitledName(input))}-${id}`;
      const placed = { id, slug, digest, feedDigest, feed, dealershipId: this.#dealership.id, locationId, before, now, at };
      addVehicleRows(rows, input, placed);
    }
    return rows;
  }

  async #noteFeed(): Promise<void> {
    const noted = this.#noted;
    this.#noted = [];
    if (this.#options.feed !== null) await this.#writer.note(noted, this.#options.feed);
  }

  #note({ input, before }: Change, fields: readonly string[]): void {
    if (before !== null && isSold(input) && !isSold(before)) this.#sold.push(before.id);
    if (before === null) this.#brakes.onNew(input);
    this.#compared.add(input, before === null);
    this.#changes.write(input, before, fields);
  }

  async finish(): Promise<RunResult> {
    await this.#send();
    for (const written of this.#writing) await written;
    await this.#writer.sell(this.#sold);
    await this.#noteFeed();
    await this.#compared.compare();
    const known = this.#counts.changed + this.#counts.unchanged + this.#held.length;
    const { duplicates } = this.#compared;
    this.#brakes.onFile({ known, duplicates });
    const isOurs = await this.#ours();
    const absent = [...this.#known].filter(([, known]) => known.isListed && known.row === null && isOurs(known));
    const removalHeld = this.#options.mode === 'changes' ? null : this.#brakeOnRemoval(absent.length, isOurs);
    const removed = this.#options.mode === 'changes' || removalHeld !== null ? [] : await this.#remove(absent);
    const { added, changed, unchanged } = this.#counts;
    return {
      added,
      changed,
      unchanged,
      setAside: this.#setAside.toSorted((one, other) => one.row - other.row),
      held: this.#held.toSorted((one, other) => one.row - other.row),
      removed: removed.length,
      removalHeld,
      absent: absent.length - removed.length,
      duplicates,
      sameNumbers: this.#compared.sameNumbers,
      sameVins: await this.#compared.sameVins((stocknum) => this.#rowOf(stocknum)),
      changes: this.#changes.list,
      changedFields: this.#fields.counts,
    };
  }

  /** Which vehicles these rows may miss: what their feed brought, and what none did as long as there is no other feed. */
  async #ours(): Promise<(known: KnownVehicle) => boolean> {
    const { feed } = this.#options;
    if (feed === null) return () => true;
    const isAlone =
      this.#known.values().every(({ broughtBy }) => broughtBy !== 'another') && !(await this.#writer.hasOtherFeeds(feed));
    return ({ broughtBy }) => broughtBy === 'this' || (isAlone && broughtBy === 'none');
  }

  #brakeOnRemoval(removed: number, isOurs: (known: KnownVehicle) => boolean): string | null {
    const { isAccepted, lastRows } = this.#options;
    const nameless = this.#setAside.filter(({ stocknum, isNoVehicle }) => stocknum === null && isNoVehicle !== true).length;
    let known = 0;
    for (const vehicle of this.#known.values()) if (vehicle.isListed && isOurs(vehicle)) known += 1;
    return brakeOnRemoval({ known, removed, rows: this.#counts.rows, lastRows, nameless, isAccepted });
  }

  async #remove(absent: readonly (readonly [string, KnownVehicle])[]): Promise<number[]> {
    const ids = absent.map(([, { id }]) => id);
    const removed = await this.#writer.remove(ids, this.#options.now);
    const gone = new Set(removed);
    const named = absent.filter(([, { id }]) => gone.has(id)).slice(0, this.#changes.room);
    const stored = await this.#writer.storedVehicles(named.map(([, { id }]) => id));
    for (const [stocknum, { id }] of named) this.#changes.remove(stocknum, stored.get(id));
    return removed;
  }
}
