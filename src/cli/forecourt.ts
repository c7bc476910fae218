import { runCommand } from './run-command.ts';

// A reader such as `head` may close the pipe early. The command still finishes, so that a database it started is stopped.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** The `forecourt` command. */
process.exitCode = await runCommand(process.argv.slice(2));
