import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportFile } from '../proof/read-reports.ts';
import { runCommand } from './run-command.ts';
import { vitestCommand } from './vitest-command.ts';

/** The checks that need neither a database nor a browser; the slow ones first, so that none runs alone at the end. */
const CHECKS: readonly { readonly name: string; readonly command: string }[] = [
  { name: 'units', command: vitestCommand('unit') },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'arrows', command: 'npm run --silent arrows' },
  { name: 'unused code', command: 'knip' },
  { name: 'format', command: 'biome check .' },
  { name: 'generated docs', command: 'node scripts/list-blocks.ts --check && node scripts/document.ts --check' },
];

/** Runs the quick checks, as many at a time as there are cores; prints what failed in full. True when all passed. */
export async function quickChecks(): Promise<boolean> {
  rmSync(reportFile('unit'), { force: true });
  // Lint and types both read the routes' generated types.
  const failed = (await didFail('route types', 'react-router typegen')) ? ['route types'] : [];
  const waiting = [...CHECKS];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (await didFail(check.name, check.command)) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0;
}

async function didFail(name: string, command: string): Promise<boolean> {
  const { code, output, seconds } = await runCommand(command, 'afterwards');
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.error(`\n$ ${command}\n${output.trimEnd()}\n`);
  return code !== 0;
}
