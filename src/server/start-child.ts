import { z } from 'zod';

/** What a process started by the supervisor tells it. */
export const childMessage = z.union([z.object({ ready: z.literal(true) }), z.object({ failed: z.string() })]);

type ChildMessage = z.output<typeof childMessage>;

/** How long a process whose supervisor is gone may take to finish its work before it exits regardless. */
const LAST_CALL_MS = 15_000;

/** How a process stops: by turns with others, so that nobody notices, or at once, because its supervisor is gone. */
type StopMode = 'drain' | 'at once';

/**
 * Called by the web and the worker when they are ready: tells the supervisor, and from then on runs `stop` and exits on SIGTERM or when the
 * supervisor has been killed. Ctrl-C reaches this process too and is ignored: the supervisor decides when to stop. `drainMs` is time that
 * `stop` takes on purpose.
 */
export function childReady(stop: (mode: StopMode) => Promise<void>, drainMs = 0): void {
  let isStopping = false;
  const leave = (mode: StopMode): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_CALL_MS + (mode === 'drain' ? drainMs : 0)).unref();
    stop(mode).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The process could not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  process.on('SIGTERM', () => leave('drain'));
  process.on('disconnect', () => leave('at once'));
  tellSupervisor({ ready: true });
}

/** Called by the web or the worker when it cannot start: the supervisor prints the sentence, and this process exits. */
export function childFailed(sentence: string): void {
  process.exitCode = 1;
  if (process.send === undefined) process.stderr.write(`${sentence}\n`);
  // Without a channel there is no supervisor; with one the message must be sent before the process exits.
  else process.send({ failed: sentence } satisfies ChildMessage, () => process.exit(1));
}

/** The URL of the database for one of Forecourt's roles, which the supervisor passes to the processes it starts. */
export function databaseUrlFor(name: 'DATABASE_APP_URL' | 'DATABASE_PLATFORM_URL'): string {
  const url = process.env[name];
  if (url === undefined || url === '')
    throw new Error(`${name} is not set: this process is started by "npm start", not by hand.`);
  return url;
}

/** Where the standbys are for the web's role; none unless the supervisor passes some. */
export const standbyUrlsForWeb = (): readonly string[] => (process.env[STANDBYS] ?? '').split(',').filter((url) => url !== '');

/** The name by which the supervisor passes them. */
export const STANDBYS = 'DATABASE_APP_REPLICA_URLS';

function tellSupervisor(message: ChildMessage): void {
  // If the channel is closed the supervisor is gone, and the 'disconnect' handler ends this process.
  process.send?.(message, () => {});
}
