import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FORECOURT = path.join(import.meta.dirname, 'forecourt.ts');

interface Ran {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

const ran = (file: string, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(file, args, { cwd: ROOT }, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }));
  });

/** Runs commands in one process and says, of each, its exit code and both streams, and in the end every module that was loaded. */
const IN_ONE_PROCESS = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  const { runCommand } = await import('#src/cli/run-command.ts');
  const write = process.stdout.write.bind(process.stdout);
  const results = [];
  for (const words of JSON.parse(process.argv[1])) {
    const streams = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) process[name].write = (text) => { streams[name] += text; return true; };
    results.push({ code: await runCommand(words), ...streams });
  }
  write(JSON.stringify({ results, loaded }));
`;
async function run(...commands: readonly (readonly string[])[]): Promise<{ results: Ran[]; loaded: string[] }> {
  const { stdout, stderr } = await ran(process.execPath, [
    '--input-type=module',
    '--eval',
    IN_ONE_PROCESS,
    JSON.stringify(commands),
  ]);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { results: Ran[]; loaded: string[] };
}

test('J6.2 help of all commands and of each, and the version, end with 0 and load nothing but declarations', {
  timeout: 60_000,
}, async () => {
  const words = COMMANDS.map(({ name }) => [...name.split(' '), '--help']);
  const versions = COMMANDS.map(({ name }) => [...name.split(' '), '--version']);
  const { results, loaded } = await run(['--help'], ['-h'], [], ['--version'], ['site', '--help'], ...words, ...versions);
  expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(results.map(() => ({ code: 0, stderr: '' })));
  for (const { name } of COMMANDS) expect(results[0]?.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(results[3]?.stdout).toMatch(/^forecourt \d+\.\d+\.\d+\n$/);
  for (const [at, { name, options }] of COMMANDS.entries()) {
    expect(results[at + 5]?.stdout).toContain(`Usage: forecourt ${name}`);
    for (const option of Object.keys(options)) expect(results[at + 5]?.stdout).toContain(`--${option}`);
    expect(results[at + 5 + COMMANDS.length]?.stdout).toBe(results[3]?.stdout);
  }
  expect(loaded.filter((url) => /node_modules|\/demo\/|\/src\/(?:store|use-cases|server|site|blocks)\//.test(url))).toEqual([]);
});

test('J6.3 a mistyped command or option is answered with the nearest one, and 2', { timeout: 60_000 }, async () => {
  const wrongs: readonly (readonly [string[], string])[] = [
    [['sit', 'list'], 'There is no command "sit list"; did you mean "site list"?\n'],
    [['site', 'sohw', 'harbour'], 'There is no command "site sohw"; did you mean "site show"?\n'],
    [['docter'], 'There is no command "docter"; did you mean "doctor"?\n'],
    [['frobnicate'], 'There is no command "frobnicate".\n'],
    [['leads', 'shwo'], '"leads" does not take "shwo"; did you mean "leads show"?\n'],
    [['site', 'show', 'harbour', '--jsno'], '"site show" has no option --jsno; did you mean "--json"?\n'],
    [['site', 'list', '--loud'], '"site list" has no option --loud.\n'],
  ];
  const { results } = await run(...wrongs.map(([words]) => words));
  for (const [at, [words, says]] of wrongs.entries()) {
    expect({ words, code: results[at]?.code }).toEqual({ words, code: 2 });
    expect(results[at]?.stderr.startsWith(says) ? says : results[at]?.stderr).toBe(says);
  }
});

test('J6.4 a reader that closes the pipe early gets no stack trace', { timeout: 60_000 }, async () => {
  const { stderr } = await ran('sh', ['-c', `"${process.execPath}" "${FORECOURT}" schema switches | true`]);
  expect(stderr).toBe('');
});
