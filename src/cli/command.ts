import { printable } from '#src/rules/text/printable.ts';

/** The options that a command was called with. */
export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** An option of a command, with the sentence that its help shows. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly does: string;
}

/** A command. Its declaration is light: `run` imports the code that does the work. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly does: string;
  /** How many words it takes besides its options. */
  readonly words: number;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Returns the exit code. */
  run(words: readonly string[], options: Options): Promise<number>;
}

/** The command was called incorrectly; its usage is printed after the message. */
export class BadUse extends Error {}

/** Prints a line to standard output. */
export const say = (line: string): void => void process.stdout.write(`${printable(line)}\n`);

/** Prints a line to standard error. */
export const complain = (line: string): void => void process.stderr.write(`${printable(line)}\n`);
