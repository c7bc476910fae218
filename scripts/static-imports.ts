import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of a module's imports those that bring code along at once: no types, nothing that is asked for later. */
const IMPORT = /^import (?!type )(?:[^'"]*? from )?'((?:#src|\.\.?)\/[^']+\.tsx?)';/gm;

/** The modules of our own that come with a module, itself among them; `unless` names those that are not followed. */
export function staticImports(entry: string, unless: RegExp, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, name = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const file = name.startsWith('#src/') ? path.resolve(name.slice(1)) : path.resolve(path.dirname(entry), name);
    if (!unless.test(file)) staticImports(file, unless, found);
  }
  return found;
}
