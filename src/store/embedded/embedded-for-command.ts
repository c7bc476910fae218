import { setTimeout as wait } from 'node:timers/promises';
import { DataDirInUse } from './data-dir-lock.ts';
import { type EmbeddedUrls, runningEmbedded } from './running-embedded.ts';
import { type EmbeddedOptions, startEmbedded } from './start-embedded.ts';

/** A Forecourt that sets up its database, recovers it or stops it holds the folder for so long at most, in most cases for a second. */
const MOST_TRIES = 300;
const PAUSE_MS = 200;

interface ForCommand extends EmbeddedUrls {
  stop(): Promise<void>;
}

/** The embedded database for one command: the one of a running Forecourt, or one started for the command. A Forecourt that is just starting or stopping is waited for. */
export async function embeddedForCommand(dataDir: string, options: EmbeddedOptions = {}): Promise<ForCommand> {
  for (let tries = 1; ; tries += 1) {
    const running = await runningEmbedded(dataDir);
    if (running !== null) return { ...running, stop: async () => {} };
    try {
      return await startEmbedded(dataDir, options);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || tries === MOST_TRIES) throw error;
    }
    await wait(PAUSE_MS);
  }
}
