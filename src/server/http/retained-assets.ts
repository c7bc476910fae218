import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const RETAINED_BUILDS = 3;
const builds = z.array(z.array(z.string()));

/**
 * Retains the hashed files of the last builds, so that a page opened before a deploy still finds its scripts after it. Returns the folder
 * they are in.
 */
export function retainAssets(clientFolder: string, dataDir: string): string {
  const retained = path.join(dataDir, 'assets');
  const list = path.join(dataDir, 'assets.json');
  mkdirSync(retained, { recursive: true, mode: 0o700 });
  const now = existsSync(path.join(clientFolder, 'assets')) ? readdirSync(path.join(clientFolder, 'assets')).toSorted() : [];
  const before = (existsSync(list) ? builds.safeParse(JSON.parse(readFileSync(list, 'utf8'))).data : undefined) ?? [];
  const last = [now, ...before.filter((files) => files.join() !== now.join())].slice(0, RETAINED_BUILDS);
  for (const name of now)
    if (!existsSync(path.join(retained, name))) copyFileSync(path.join(clientFolder, 'assets', name), path.join(retained, name));
  const wanted = new Set(last.flat());
  for (const name of readdirSync(retained)) if (!wanted.has(name)) rmSync(path.join(retained, name), { recursive: true });
  writeFileSync(list, JSON.stringify(last));
  return retained;
}
