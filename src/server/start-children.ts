import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { childMessage } from './start-child.ts';

/** The web or the worker could not start; the message says why. */
export class ChildFailure extends Error {
  override name = 'ChildFailure';
}

/** A process that is restarted when it dies. `ready` settles when it is first ready or has failed to start. */
export interface SupervisedProcess {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After this long without a crash the pauses start from the first one again. */
const WELL_AFTER_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** The module that a process runs, and how. */
export interface Supervised {
  readonly name: string;
  readonly module: string;
  readonly env: NodeJS.ProcessEnv;
  /** Time that its stop takes on purpose. */
  readonly drainMs?: number;
  /** The Node that runs it; this one if none is named. */
  readonly execPath?: string;
}

/** Runs a module as a process and restarts it, after longer and longer pauses, whenever it dies without having been stopped. */
export function superviseProcess(
  { name, module, env, drainMs = 0, execPath = process.execPath }: Supervised,
  log: Logger,
): SupervisedProcess {
  let child: ChildProcess;
  let pause = FIRST_PAUSE_MS;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  const first = Promise.withResolvers<void>();
  let hasBeenReady = false;

  const start = (): void => {
    const born = performance.now();
    let reason: string | null = null;
    child = fork(module, { env, execPath, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('error', (error) => log.error({ child: name, err: error }, `The ${name} process reported a failure.`));
    child.on('message', (raw) => {
      const message = childMessage.safeParse(raw).data;
      if (message === undefined) return;
      if ('failed' in message) {
        reason = message.failed;
      } else {
        hasBeenReady = true;
        first.resolve();
      }
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
      if (!hasBeenReady) {
        first.reject(
          new ChildFailure(reason ?? `The ${name} process ended ${how} before it was ready; the lines above may say why.`),
        );
        return;
      }
      if (performance.now() - born > WELL_AFTER_MS) pause = FIRST_PAUSE_MS;
      log.error(
        { child: name, code, signal, reason, againInMs: pause },
        `The ${name} process ended ${how}; it will be restarted.`,
      );
      again = setTimeout(start, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  };
  start();

  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const kill = (): void => {
    if (!isGone()) child.kill('SIGKILL');
  };
  return {
    ready: first.promise,
    kill,
    stop: () => {
      isStopping = true;
      clearTimeout(again);
      if (isGone()) return Promise.resolve();
      return new Promise((resolve) => {
        const timeout = setTimeout(kill, STOP_TIMEOUT_MS + drainMs);
        child.once('exit', () => {
          clearTimeout(timeout);
          resolve();
        });
        child.kill('SIGTERM');
      });
    },
  };
}
