import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const LINES = 3_000;

/** What a process wrote that logged numbered lines and a secret, and then ended. */
function written(ending: string): Promise<string> {
  const program = `
    import { createLog } from ${JSON.stringify(path.join(import.meta.dirname, 'create-log.ts'))};
    const log = createLog({ name: 'web', level: 'info', hide: (text) => text.replaceAll('the-secret', '[hidden]') });
    for (let line = 0; line < ${LINES}; line += 1) log.info({ line }, 'the-secret');
    ${ending}`;
  // One of the processes fails on purpose.
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], { maxBuffer: 1e8 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

test.each([
  ['ends by itself', ''],
  ['ends itself', 'process.exit(0);'],
  ['ends a little later', 'setTimeout(() => process.exit(0), 5);'],
  ['ends with an error', "throw new Error('unforeseen');"],
])('H10.4 every line of a process that %s is written once, without a secret', async (_, ending) => {
  const lines = (await written(ending))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: number; msg: string });
  // What was being written when the process ended may come after the last lines.
  expect(lines.toSorted((one, other) => one.line - other.line)).toEqual(
    Array.from({ length: LINES }, (_, line) => expect.objectContaining({ line, msg: '[hidden]' })),
  );
});
