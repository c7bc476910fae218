import type { ParseArgsConfig } from 'node:util';

/** What was given behind the command's name, as options. */
export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One thing the command line does. It returns the exit code. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly does: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(words: readonly string[], options: Options): Promise<number>;
}

/** The command was called wrongly; the message says how, and the usage follows it. */
export class BadUse extends Error {}

/** Writes a line for the person at the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes a line about what went wrong. */
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);
