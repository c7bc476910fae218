import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './settings/settings.ts';

/**
 * The deployment's secret: SECRET_KEY, or a random one kept in DATA_DIR from the first start on. Signatures must survive a restart, and
 * several machines that serve the same sites must be given the same SECRET_KEY.
 */
export async function secretKey({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (SECRET_KEY !== undefined) return SECRET_KEY;
  const file = path.resolve(DATA_DIR, 'secret-key');
  return (await kept(file)) ?? (await create(file));
}

/**
 * The key that signatures are made with. It follows from the secret but does not lead back to it: the processes that sign are given this
 * one, since the secret itself may give away the passwords of database roles that are not theirs (store/role-urls.ts).
 */
export const signingKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt signatures', 32)).toString('base64url');

async function kept(file: string): Promise<string | null> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    await chmod(file, 0o600);
    return text === '' ? null : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name first: two processes that start at once agree on one secret, and a power cut leaves none half written. */
async function create(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await kept(file);
  if (key === null) throw new Error(`The secret key in ${file} is empty; remove the file, or set SECRET_KEY.`);
  return key;
}
