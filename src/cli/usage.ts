import type { Command } from './command.ts';

const row = (name: string, does: string): string => `  ${name.padEnd(26)} ${does}`;

/** The help of the whole command line, or of the commands that begin with one word. */
export function overview(commands: readonly Command[]): string {
  return [
    'Usage: forecourt COMMAND [--help]',
    '',
    ...commands.map(({ name, does }) => row(name, does)),
    '',
    row('COMMAND --help', 'what a command accepts'),
    row('--version', 'the version of Forecourt'),
  ].join('\n');
}

export const usageOf = ({ name, usage }: Command): string => `Usage: forecourt ${`${name} ${usage}`.trim()}`;

export function helpOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, { type, does }]) =>
    row(`--${name}${type === 'string' ? ' …' : ''}`, does),
  );
  return [usageOf(command), '', `It ${command.does}.`, ...(options.length === 0 ? [] : ['', ...options])].join('\n');
}
