import { execFile } from 'node:child_process';
import path from 'node:path';
import type { TestDatabase } from '#tests/store/database.ts';

/** What a command printed, on both streams, and ended with. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

const RUN = `
  import { runCommand } from '#src/cli/run-command.ts';
  const [write, ran] = [process.stdout.write.bind(process.stdout), []];
  for (const words of JSON.parse(process.argv[1])) {
    let output = '';
    process.stdout.write = process.stderr.write = (text) => { output += text; return true; };
    ran.push({ code: await runCommand(words), output });
  }
  write(JSON.stringify(ran));
`;

/** Runs commands one after the other, in one process of their own, since starting one takes longer than the command. */
export function runCommands(
  database: Pick<TestDatabase, 'owner'>,
  folder: string,
  commands: readonly (readonly string[])[],
): Promise<Ran[]> {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.owner, SITES_DIR: folder, DATA_DIR: path.join(folder, 'data') };
  return new Promise((resolve, reject) => {
    const args = ['--input-type=module', '--eval', RUN, JSON.stringify(commands)];
    execFile(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      error === null ? resolve(JSON.parse(stdout) as Ran[]) : reject(error),
    );
  });
}
