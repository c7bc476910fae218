/** Runs every test, stage by stage, and stops at the first stage that fails. `--only store,e2e` runs only these stages. */
import { rmSync } from 'node:fs';
import { listFailures } from './proof/list-failures.ts';
import { REPORT_NAMES, readReports, reportFile } from './proof/read-reports.ts';
import { quickChecks } from './stages/quick-checks.ts';
import { runCommand } from './stages/run-command.ts';
import { vitestCommand } from './stages/vitest-command.ts';

const shown = (command: string) => async () => (await runCommand(command, 'as it comes')).code === 0;

/** The faults mostly wait for processes to restart, so they run alongside the quick checks and the store's tests; their output comes later. */
let faults: ReturnType<typeof runCommand> | null = null;
const beginFaults = () => {
  faults ??= runCommand(vitestCommand('faults'), 'afterwards');
  return faults;
};

/** The faults, the attacks and the browser tests start the built server, so the build comes before them. */
const STAGES: Readonly<Record<string, () => Promise<boolean>>> = {
  build: shown('react-router build'),
  verify: () => {
    if (only.has('faults')) void beginFaults();
    return quickChecks();
  },
  store: () => {
    if (only.has('faults')) void beginFaults();
    return shown(vitestCommand('store'))();
  },
  faults: async () => {
    const { code, output } = await beginFaults();
    console.log(output.trimEnd());
    return code === 0;
  },
  attacks: shown(vitestCommand('attacks')),
  e2e: shown('playwright test'),
  proof: shown('node scripts/proof.ts --brief'),
};

const only = chosen(process.argv.slice(2));
for (const name of REPORT_NAMES) rmSync(reportFile(name), { force: true });
const began = performance.now();
for (const [name, run] of Object.entries(STAGES)) {
  if (!only.has(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const from = performance.now();
  if (!(await run())) {
    console.error(`\n${name} failed after ${since(from)}; nothing after it was run.`);
    for (const line of listFailures(readReports())) console.error(line);
    process.exit(1);
  }
  console.log(`── ${name}: ${since(from)}`);
}
const runs = readReports();
const failed = runs.filter((run) => run.outcome === 'failed').length;
console.log(`\nAll of it took ${since(began)}.`);
console.log(`Tests: ${runs.filter((run) => run.outcome === 'passed').length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function chosen(words: readonly string[]): ReadonlySet<string> {
  const at = words.indexOf('--only');
  if (at === -1) return new Set(Object.keys(STAGES));
  const names = (words[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !(name in STAGES));
  if (names.length === 0 || unknown.length > 0) {
    console.error(`--only takes stages joined by commas: ${Object.keys(STAGES).join(', ')}.`);
    process.exit(2);
  }
  return new Set(names);
}

function since(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
