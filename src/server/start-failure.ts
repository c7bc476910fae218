import { InvalidCatalogue } from '#src/site/files/catalogue-file.ts';
import { EmbeddedFailure } from '#src/store/embedded/embedded-failure.ts';
import { DatabaseUnfit } from '#src/store/setup/database-unfit.ts';
import { BuildFailure } from './build-site-code.ts';
import { BadSettings } from './settings/read-settings.ts';
import { ChildFailure } from './start-children.ts';
import { PortUnavailable } from './start-port.ts';

/** The messages of these errors are written for the operator; any other error is a bug or comes from a library or the system. */
const FOR_PEOPLE = [InvalidCatalogue, BadSettings, BuildFailure, PortUnavailable, EmbeddedFailure, DatabaseUnfit, ChildFailure];

/** What a failed start prints: a sentence, or the stack for a log level that wants it. */
export function startFailure(error: unknown, showsStack: boolean): string {
  if (!(error instanceof Error)) return `Forecourt could not start: ${String(error)}`;
  if (showsStack) return error.stack ?? error.message;
  if (isFullDisk(error)) return 'The disk is full; free some space and start again.';
  if (FOR_PEOPLE.some((kind) => error instanceof kind)) return error.message;
  return `Forecourt could not start: ${error.message} (LOG_LEVEL=debug shows more).`;
}

/** 53100 is PostgreSQL's code for a full disk; it may be the cause of another error. */
function isFullDisk(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return code === 'ENOSPC' || code === '53100' || (error.cause instanceof Error && isFullDisk(error.cause));
}
