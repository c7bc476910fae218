import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compiled code is cached beside the packages, so that a command starts in half the time. If the folder cannot be written, nothing is cached.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/forecourt'));

// A reader such as `head` may close the pipe early. The command still finishes, so that a database it started is stopped.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
