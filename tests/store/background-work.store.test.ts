import { readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#src/store/connect.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());

test('J1 the server’s own process works for an import after whatever visitors ask for, and for nothing else', async () => {
  const [plain, background] = [connect(database.platform), connect(database.platform, { isBackground: true })];
  const pidOf = async (db: typeof plain) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid ?? 0;
  };
  try {
    const usual = getPriority(await pidOf(plain));
    const pid = await pidOf(background);
    await expect.poll(() => getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(usual).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(getPriority(await pidOf(plain))).toBe(usual);
    await expect.poll(() => sessionPriority(pid)).toBeOneOf([null, constants.priority.PRIORITY_BELOW_NORMAL]);
  } finally {
    await Promise.all([plain.destroy(), background.destroy()]);
  }
});

/** The priority of a process's session; null where Linux does not share the processor by session. */
async function sessionPriority(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => '');
  return text === '' ? null : Number(text.split('nice ')[1]);
}
