import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './settings.ts';

/**
 * The deployment's secret: SECRET_KEY, or a random one stored in DATA_DIR at the first start. Signatures must survive a restart, and machines
 * that serve the same sites need the same SECRET_KEY.
 */
export async function secretKey({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (SECRET_KEY !== undefined) return SECRET_KEY;
  const file = path.resolve(DATA_DIR, 'secret-key');
  return (await stored(file)) ?? (await create(file));
}

/**
 * The key for signatures. It is derived from the secret, which cannot be derived from it: the processes that sign get only this key, because
 * the secret also determines the passwords of database roles that are not theirs (store/role-urls.ts).
 */
export const signingKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt signatures', 32)).toString('base64url');

/** The settings with the keys for signatures in place of the secrets that these are derived from. */
export async function withSigningKeys<S extends KeySettings>(settings: S): Promise<S & { readonly SECRET_KEY: string }> {
  const previous = settings.SECRET_KEY_PREVIOUS;
  return {
    ...settings,
    SECRET_KEY: signingKey(await secretKey(settings)),
    SECRET_KEY_PREVIOUS: previous === undefined ? undefined : signingKey(previous),
  };
}

type KeySettings = Pick<Settings, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR'>;

async function stored(file: string): Promise<string | null> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    await chmod(file, 0o600);
    return text === '' ? null : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the file under another name first: two processes that start at once agree on one secret, and a power cut leaves no partial file. */
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
  const key = await stored(file);
  if (key === null) throw new Error(`The secret key in ${file} is empty; remove the file, or set SECRET_KEY.`);
  return key;
}
