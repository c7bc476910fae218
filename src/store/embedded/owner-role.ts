import pg from 'pg';

/** Makes the database and the ordinary role that owns it, where missing: nothing of Forecourt's runs as the superuser. */
export async function ensureOwner(adminUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query(`select from pg_roles where rolname = 'forecourt_owner'`);
    if (role.rowCount === 0) {
      await client.query(`create role forecourt_owner login createrole password ${client.escapeLiteral(password)}`);
    }
    const database = await client.query(`select from pg_database where datname = 'forecourt'`);
    if (database.rowCount === 0) await client.query('create database forecourt owner forecourt_owner');
  } finally {
    await client.end();
  }
}
