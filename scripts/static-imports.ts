import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports whose code is loaded at once: no types, nothing that is loaded later. */
const AT_ONCE = /^import (?!type )(?:[^'"]*? from )?'((?:#src|\.\.?)\/[^']+\.tsx?)';/gm;
const AT_ONCE_OR_LATER = /(?:^(?:import|export) (?!type )(?:[^'";]*? from )?|import\()'((?:#src|#demo|\.\.?)\/[^']+\.tsx?)'/gm;

/** Our own modules that are loaded with a module, including itself; those that match `unless` are not followed. */
export function staticImports(entry: string, unless: RegExp): Set<string> {
  return follow([entry], AT_ONCE, unless);
}

/** Our own modules that can be loaded from these, at once or later, as paths relative to the project's folder. */
export function reachedModules(entries: readonly string[]): Set<string> {
  const files = follow(
    entries.map((entry) => path.resolve(entry)),
    AT_ONCE_OR_LATER,
  );
  return new Set([...files].map((file) => path.relative('.', file)));
}

function follow(entries: readonly string[], imports: RegExp, unless?: RegExp): Set<string> {
  const found = new Set(entries);
  // A set visits what is added to it while it is walked.
  for (const file of found)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const target = name.startsWith('#') ? path.resolve(name.slice(1)) : path.resolve(path.dirname(file), name);
      if (unless?.test(target) !== true) found.add(target);
    }
  return found;
}
