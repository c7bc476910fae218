import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '#src/store/connect.ts';
import { readServerIdentity, type ServerIdentity } from '#src/store/setup/server-identity.ts';
import { shownUrl } from '#src/store/setup/shown-url.ts';
import type { Behind } from './load-site.ts';

/** Where a site can be loaded from. */
export interface LoadSource {
  readonly db: Database;
  readonly url: string;
}

/** Whether a standby is read from; one that is behind is tried again by the next load, one that is left out once it answers as it should. */
export type StandbyState = 'read' | 'behind' | 'left out';

export interface StandbysOptions {
  readonly urls: readonly string[];
  readonly primary: Database;
  /** Hears of each change, with the standby's address without a secret. */
  readonly onState: (standby: string, state: StandbyState, reason: string) => void;
}

interface Standby extends LoadSource {
  readonly name: string;
  state: StandbyState | 'unknown';
  reason: string;
  checking: Promise<void> | null;
}

const LOADING_CONNECTIONS = 4;
/** A change is on the site within two seconds: a standby that does not answer soon is not waited for. */
const ANSWER_MS = 1_000;
const STATEMENT_MS = 10_000;

/** The standbys of the database: copies that sites are loaded from, so that many web processes do not all load from the primary. */
export class Standbys {
  readonly #options: StandbysOptions;
  readonly #standbys: readonly Standby[];
  #turn = 0;

  constructor(options: StandbysOptions) {
    this.#options = options;
    this.#standbys = options.urls.map((url) => ({
      url,
      name: shownUrl(url),
      db: connect(url, { max: LOADING_CONNECTIONS, waitMs: ANSWER_MS, statementMs: STATEMENT_MS }),
      state: 'unknown',
      reason: '',
      checking: null,
    }));
  }

  get areSet(): boolean {
    return this.#standbys.length > 0;
  }

  /** Does a read on a standby; null when none can do it, so that the primary must. A standby that fails is left out. */
  async read<T>(work: (source: LoadSource) => Promise<T | Behind>): Promise<T | null> {
    for (const standby of this.#inTurn()) {
      try {
        if (!(await answered(readServerIdentity(standby.db))).isStandby) throw new Error(NO_STANDBY);
        const result = await work(standby);
        if (result !== 'behind') {
          this.#note(standby, 'read');
          return result;
        }
        this.#note(standby, 'behind', 'it has not received the newest changes yet');
      } catch (error) {
        this.#note(standby, 'left out', reasonOf(error));
      }
    }
    return null;
  }

  /** Looks at those that are left out, and takes back those that answer. Never rejects. */
  async check(): Promise<void> {
    const out = this.#standbys.filter(({ state }) => state === 'left out' || state === 'unknown');
    await Promise.all(
      out.map((standby) => {
        standby.checking ??= this.#check(standby).finally(() => {
          standby.checking = null;
        });
        return standby.checking;
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.#standbys.map(({ db }) => db.destroy()));
  }

  async #check(standby: Standby): Promise<void> {
    try {
      const [found, primary] = await Promise.all([
        answered(readServerIdentity(standby.db)),
        answered(readServerIdentity(this.#options.primary)),
      ]);
      const fault = faultOf(found, primary);
      this.#note(standby, fault === null ? 'read' : 'left out', fault ?? '');
    } catch (error) {
      this.#note(standby, 'left out', reasonOf(error));
    }
  }

  /** Those that can be read from, beginning with another one each time. */
  #inTurn(): readonly Standby[] {
    const able = this.#standbys.filter(({ state }) => state === 'read' || state === 'behind');
    this.#turn += 1;
    const first = this.#turn % Math.max(1, able.length);
    return [...able.slice(first), ...able.slice(0, first)];
  }

  #note(standby: Standby, state: StandbyState, reason = ''): void {
    const isNews = standby.state !== state || standby.reason !== reason;
    standby.state = state;
    standby.reason = reason;
    if (isNews) this.#options.onState(standby.name, state, reason);
  }
}

/** Data of another database, or of one that goes its own way, must not get onto a site. */
function faultOf(found: ServerIdentity, primary: ServerIdentity): string | null {
  if (found.database !== primary.database) return 'it is not a copy of the database at DATABASE_URL';
  return found.isStandby ? null : NO_STANDBY;
}

const NO_STANDBY = 'it is not a standby: it takes changes of its own';

async function answered<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = wait(ANSWER_MS, null, { signal: timer.signal }).then(() => Promise.reject(new Error('it is not answering')));
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
    answer.catch(() => {});
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
