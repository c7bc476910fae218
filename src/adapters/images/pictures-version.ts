import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Changes with the pictures in a folder: an address that carries it never changes its content. Null where a deployment has no pictures. */
export function picturesVersion(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of files) hash.update(`${name} ${statSync(path.join(folder, name)).size}\n`);
  return hash.digest('base64url').slice(0, 10);
}
