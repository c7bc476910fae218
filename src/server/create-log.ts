import pino, { type DestinationStream, type Logger } from 'pino';
import type { HideSecrets } from './hide-secrets.ts';

interface LogOptions {
  readonly name: string;
  readonly level: string;
  readonly hide: HideSecrets;
  readonly to?: DestinationStream;
}

/** A log in which errors say what and where, and no line holds a secret. */
export const createLog = ({ name, level, hide, to }: LogOptions): Logger =>
  pino(
    { name, level, serializers: { err: errorFields }, hooks: { streamWrite: (line) => hide(line) } },
    to ?? pino.destination(1),
  );

/**
 * The fields of an error that are logged. Libraries hang whole objects on their errors: pg the connection that broke, and the row that was
 * refused with everything a visitor typed.
 */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return {
    type,
    message,
    stack,
    ...('code' in error ? { code: error.code } : {}),
    // Of a connection that was tried at several addresses, what each of them said.
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorFields) } : {}),
  };
}
