import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nearestName } from '#src/rules/text/nearest-name.ts';
import { BadUse, type Command, complain, type Options, say } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOf, overview, usageOf } from './usage.ts';

const asksVersion = (words: readonly string[]): boolean => words.includes('--version');
const asksHelp = (words: readonly string[]): boolean => words.includes('--help') || words.includes('-h');

/** Runs the command that the words name and returns its exit code. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const [first = ''] = words;
  const command = named(words);
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  if (asksHelp(words) || asksVersion(words) || words.length === 0) {
    if (command === undefined && first !== '' && !first.startsWith('-') && group.length === 0) return unknown(words);
    if (asksVersion(words)) say(`forecourt ${version()}`);
    else say(command === undefined ? overview(group.length > 0 ? group : COMMANDS) : helpOf(command));
    return 0;
  }
  if (command === undefined) return unknown(words);
  try {
    const { values, positionals } = parse(command, words.slice(command.name.split(' ').length));
    return await command.run(positionals, values);
  } catch (error) {
    return failed(command, error);
  }
}

/** The longest name that matches: "leads show" before "leads". */
const named = (words: readonly string[]): Command | undefined =>
  [2, 1].flatMap((count) => COMMANDS.filter(({ name }) => name === words.slice(0, count).join(' ')))[0];

const suggestion = (near: string | null): string => (near === null ? '.' : `; did you mean "${near}"?`);

function unknown(words: readonly string[]): number {
  const typed = words.filter((word) => !word.startsWith('-')).slice(0, 2);
  const names = COMMANDS.map(({ name }) => name);
  const near = nearestName(typed.join(' '), names) ?? nearestName(typed[0] ?? '', names);
  complain(`There is no command "${typed.join(' ')}"${suggestion(near)}`);
  complain('"forecourt --help" lists the commands.');
  return 2;
}

function parse(command: Command, args: readonly string[]): { values: Options; positionals: string[] } {
  const names = Object.keys(command.options);
  const config = { args: [...args], options: command.options, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens)
    if (token.kind === 'option' && !names.includes(token.name)) {
      const near = nearestName(token.name, names);
      throw new BadUse(`"${command.name}" has no option ${token.rawName}${suggestion(near === null ? null : `--${near}`)}`);
    }
  const { values, positionals } = parseArgs(config);
  const extra = positionals[command.words];
  if (extra !== undefined) {
    const near = nearestName(
      `${command.name} ${extra}`,
      COMMANDS.map(({ name }) => name),
    );
    throw new BadUse(`"${command.name}" does not take "${extra}"${suggestion(near === command.name ? null : near)}`);
  }
  return { values, positionals };
}

/** Prints why a command failed, without secrets and without a stack. */
async function failed(command: Command, error: unknown): Promise<number> {
  const { hideSecrets } = await import('#src/server/hide-secrets.ts');
  const { BadSettings } = await import('#src/server/settings/read-settings.ts');
  const isUse = error instanceof BadUse || (error instanceof TypeError && 'code' in error);
  complain(hideSecrets(process.env)(error instanceof Error ? error.message : String(error)));
  if (isUse) complain(usageOf(command));
  return isUse || error instanceof BadSettings ? 2 : 1;
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
