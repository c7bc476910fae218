import pino, { type DestinationStream, type Logger } from 'pino';
import { printable } from '#src/rules/text/printable.ts';
import { gatheredLines } from './gathered-lines.ts';
import type { HideSecrets } from './hide-secrets.ts';

interface LogOptions {
  readonly name: string;
  readonly level: string;
  readonly hide: HideSecrets;
  readonly to?: DestinationStream;
}

/** A log whose errors say what failed and where, and whose lines never hold a secret or a code that a terminal acts on. */
export function createLog({ name, level, hide, to }: LogOptions): Logger {
  const shown = (lines: string) => printable(hide(lines));
  return pino(
    { name, level, serializers: { err: errorFields } },
    to === undefined ? gatheredLines(shown) : { write: (line) => to.write(shown(line)) },
  );
}

/**
 * The fields of an error that are logged. Libraries attach whole objects to their errors: pg attaches the connection that broke, and the
 * refused row with everything a visitor typed.
 */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return {
    type,
    message,
    stack,
    ...('code' in error ? { code: error.code } : {}),
    // A connection that was tried at several addresses failed for a reason at each.
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorFields) } : {}),
  };
}
