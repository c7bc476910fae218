import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Changes with the pictures in a folder, so that the content at an address that has it never changes. Null when there are no pictures. */
export function picturesVersion(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of files) hash.update(`${name} ${statSync(path.join(folder, name)).size}\n`);
  return hash.digest('base64url').slice(0, 10);
}
