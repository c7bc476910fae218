import { createHmac } from 'node:crypto';
import pg from 'pg';
import { createJobSchema } from '#src/store/job-schema.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

/** Where each role of the platform connects. */
export interface DatabaseUrls {
  /** Migrates; used by nothing else. */
  readonly owner: string;
  /** The web's: fenced to one site at a time. */
  readonly app: string;
  /** Import, site files and jobs: sees all tenants. */
  readonly platform: string;
}

/** The database cannot be used; the message is a sentence for the person who starts the platform. */
export class DatabaseUnfit extends Error {}

const OLDEST = 15;

/** Makes a database ready: checks it, makes the roles, migrates. Safe to run again, and by two machines at once. */
export async function prepareDatabase(ownerUrl: string): Promise<DatabaseUrls> {
  const urls = { owner: ownerUrl, app: urlAs(ownerUrl, 'forecourt_app'), platform: urlAs(ownerUrl, 'forecourt_platform') };
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnfit(`The database at ${shown(ownerUrl)} cannot be reached: ${sentence(error)}. Check DATABASE_URL.`);
  }
  try {
    const { rows } = await client.query<{ number: number }>(`select current_setting('server_version_num')::int as number`);
    assertServerVersion(rows[0]?.number ?? 0, shown(ownerUrl));
    for (const url of [urls.app, urls.platform]) await ensureRole(client, new URL(url));
  } finally {
    await client.end();
  }
  const db = connect(ownerUrl, { max: 2 });
  try {
    await migrate(db);
  } catch (error) {
    throw new DatabaseUnfit(`The database at ${shown(ownerUrl)} could not be brought up to date: ${sentence(error)}.`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
  await createJobSchema(ownerUrl);
  return urls;
}

/** Refuses a server that lacks what the migrations use. */
export function assertServerVersion(versionNumber: number, at: string): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < OLDEST)
    throw new DatabaseUnfit(`The database at ${at} is PostgreSQL ${major}; Forecourt needs ${OLDEST} or later.`);
}

/**
 * The same server and database under another role. Its password follows from the owner's, so that every machine with the same
 * DATABASE_URL knows it and nothing more has to be kept secret.
 */
function urlAs(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = role;
  return url.href;
}

async function ensureRole(client: pg.Client, url: URL): Promise<void> {
  const role = client.escapeIdentifier(url.username);
  const password = client.escapeLiteral(url.password);
  // Two machines may start at once: the lock lets one make the role and the other find it.
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('forecourt roles'))`);
    const known = await client.query('select from pg_roles where rolname = $1', [url.username]);
    if (known.rowCount === 0)
      await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${password}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new DatabaseUnfit(
      `The user of DATABASE_URL may not create the role ${url.username} (${sentence(error)}). Give it CREATEROLE, or create the role yourself.`,
    );
  }
  if (!(await canConnect(url.href))) {
    await client.query(`alter role ${role} password ${password}`).catch((error: unknown) => {
      throw new DatabaseUnfit(`The password of the role ${url.username} could not be set: ${sentence(error)}.`);
    });
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function shown(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

/** An error in one line; a refused connection has its reason inside. */
function sentence(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
