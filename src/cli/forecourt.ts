import { runCommand } from './run-command.ts';

/** The `forecourt` command. */
process.exitCode = await runCommand(process.argv.slice(2));
