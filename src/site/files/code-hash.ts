import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What decides whether a site's file is right and what is stored of it: the folders that schemas of sites and blocks may be made from. */
const FOLDERS = ['rules', 'site', 'showroom', 'use-cases', 'views', 'blocks'];

/** Changes with any byte of the code that judges site files, and with the packages it uses. */
export function codeHash(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const at = path.join(ROOT, 'src', folder);
    const files = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
    for (const file of files.toSorted()) hash.update(`${folder}/${file}\0`).update(readFileSync(path.join(at, file)));
  }
  return hash.update(readFileSync(path.join(ROOT, 'package-lock.json'))).digest('base64url');
}
