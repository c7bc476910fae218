import { parseArgs } from 'node:util';
import { hideSecrets } from '#src/server/hide-secrets.ts';
import { BadSettings } from '#src/server/settings.ts';
import { BadUse, type Command } from './command.ts';
import { LEAD_COMMANDS, leadsList } from './leads.ts';
import { hoursImport, reviewsImport } from './places-import.ts';
import { schema } from './schema.ts';
import { siteApply } from './site-apply.ts';
import { siteCreate } from './site-create.ts';
import { siteList } from './site-list.ts';
import { siteShow } from './site-show.ts';
import { stockImport } from './stock-import.ts';

/** What the command line can do; the first words pick the command. */
export const COMMANDS: readonly Command[] = [
  siteList,
  siteShow,
  siteApply,
  siteCreate,
  stockImport,
  hoursImport,
  reviewsImport,
  ...LEAD_COMMANDS,
  leadsList,
  schema,
];

const usage = () =>
  ['Usage: forecourt COMMAND', '', ...COMMANDS.map(({ name, usage: of, does }) => `  ${`${name} ${of}`.padEnd(56)}${does}`)].join(
    '\n',
  );

/** Runs the command that the words name and returns its exit code. */
export async function runCommand(words: readonly string[]): Promise<number> {
  // The longest name that fits: "leads show" before "leads".
  const command = [2, 1].flatMap((count) => COMMANDS.filter(({ name }) => name === words.slice(0, count).join(' ')))[0];
  if (command === undefined) {
    process[words.length === 0 || words.includes('--help') ? 'stdout' : 'stderr'].write(`${usage()}\n`);
    return words.length === 0 || words.includes('--help') ? 0 : 2;
  }
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(command.name.split(' ').length),
      options: command.options,
      allowPositionals: true,
    });
    return await command.run(positionals, values);
  } catch (error) {
    const isUse = error instanceof BadUse || (error instanceof TypeError && 'code' in error);
    const reason = hideSecrets(process.env)(error instanceof Error ? error.message : String(error));
    process.stderr.write(isUse ? `${reason}\nUsage: forecourt ${command.name} ${command.usage}\n` : `${reason}\n`);
    return isUse || error instanceof BadSettings ? 2 : 1;
  }
}
