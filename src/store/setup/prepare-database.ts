import pg from 'pg';
import { connect } from '#src/store/connect.ts';
import { DatabaseUnfit } from './database-unfit.ts';
import { createJobSchema } from './job-schema.ts';
import { migrate } from './migrate.ts';
import { type DatabaseUrls, type RoleLogin, roleUrls } from './role-urls.ts';
import { shownUrl } from './shown-url.ts';

const OLDEST = 15;

/**
 * Makes a database ready: checks it, makes the roles, migrates. Safe to run again, and by two machines at once. The key is SECRET_KEY if
 * the deployment has set it; roles get their passwords from it if the owner's address has none.
 */
export async function prepareDatabase(ownerUrl: string, secretKey?: string): Promise<DatabaseUrls> {
  const { urls, logins } = roleUrls(ownerUrl, secretKey);
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnfit(`The database at ${shownUrl(ownerUrl)} cannot be reached: ${sentence(error)}. Check DATABASE_URL.`);
  }
  try {
    const { rows } = await client.query<{ number: number }>(`select current_setting('server_version_num')::int as number`);
    assertServerVersion(rows[0]?.number ?? 0, shownUrl(ownerUrl));
    for (const login of logins) await ensureRole(client, login);
    await closeToOthers(client);
  } finally {
    await client.end();
  }
  // A migration takes as long as it takes, and so does waiting for another machine's.
  const db = connect(ownerUrl, { max: 2, statementMs: null });
  try {
    await migrate(db);
  } catch (error) {
    throw new DatabaseUnfit(`The database at ${shownUrl(ownerUrl)} could not be brought up to date: ${sentence(error)}.`, {
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

async function ensureRole(client: pg.Client, login: RoleLogin): Promise<void> {
  const role = client.escapeIdentifier(login.role);
  const password = client.escapeLiteral(login.password);
  // Two machines may start at once: the lock lets one make the role and the other find it.
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('forecourt roles'))`);
    const { rows: known } = await client.query<{ mighty: boolean }>(
      'select rolsuper or rolbypassrls or rolcreaterole as mighty from pg_roles where rolname = $1',
      [login.role],
    );
    if (known[0]?.mighty === true)
      throw new DatabaseUnfit(
        `The role ${login.role} is a superuser, may create roles or bypasses row-level security: alter role ${login.role} nosuperuser nocreaterole nobypassrls.`,
      );
    if (known.length === 0)
      await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${password}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (error instanceof DatabaseUnfit) throw error;
    throw new DatabaseUnfit(
      `The user of DATABASE_URL may not create the role ${login.role} (${sentence(error)}). Give it CREATEROLE, or create the role yourself.`,
    );
  }
  const connects = await canConnect(login.url);
  if (connects && !(login.guessableUrl !== null && (await canConnect(login.guessableUrl)))) return;
  await client.query(`alter role ${role} password ${password}`).catch((error: unknown) => {
    // A server that trusts this machine takes any password: then nothing shows that the role still has an old one.
    if (!connects) throw new DatabaseUnfit(`The password of the role ${login.role} could not be set: ${sentence(error)}.`);
  });
}

/**
 * PostgreSQL lets every role of the server into a new database, and before version 15 lets it create tables there. If the database is
 * ours, only our roles and those somebody has named come in. On a database of someone else's this is theirs to decide.
 */
async function closeToOthers(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('forecourt roles'))`);
    const { rows } = await client.query<{ name: string }>(`
      select datname as name from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')
        and (has_database_privilege('public', oid, 'connect, temporary') or has_schema_privilege('public', 'public', 'create')
          or not has_database_privilege('forecourt_app', oid, 'connect')
          or not has_database_privilege('forecourt_platform', oid, 'connect'))`);
    for (const { name } of rows) {
      const database = client.escapeIdentifier(name);
      await client.query(`
        grant connect on database ${database} to forecourt_app, forecourt_platform;
        revoke all on database ${database} from public;
        revoke create on schema public from public;`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
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

/** An error in one line; a refused connection has its reason inside. */
function sentence(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
