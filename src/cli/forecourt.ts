import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compiled code is kept beside the packages, for a command that starts in half the time. A folder that cannot be written to changes nothing.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/forecourt'));

// A reader such as `head` may close the pipe early. The command still finishes, so that a database it started is stopped.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** The `forecourt` command. */
const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
