import pino, { type DestinationStream } from 'pino';
import type { HideSecrets } from './hide-secrets.ts';

const GATHERED_CHARACTERS = 16_384;
const GATHERED_MS = 100;

/**
 * Standard output for a log. Lines go out together, soon enough for a person who watches: to look for secrets in each line, to measure it
 * and to write it by itself would cost a busy process as much as the answers that it logs. The rest goes out when the process ends.
 */
export function gatheredLines(hide: HideSecrets): Required<DestinationStream> & { flushSync(): void } {
  let lines = '';
  let timer: NodeJS.Timeout | null = null;
  const pass = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (lines !== '') output.write(hide(lines));
    lines = '';
  };
  // Before the output's own last words, which pass on at once what it has by then.
  process.once('beforeExit', pass);
  process.once('exit', pass);
  // Far more than is passed on at once: what comes last must not begin a write that nobody waits for.
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8 * GATHERED_CHARACTERS,
    maxWrite: 16 * GATHERED_CHARACTERS,
  });
  const send = () => {
    pass();
    output.flush();
  };
  return {
    write(line) {
      lines += line;
      if (lines.length >= GATHERED_CHARACTERS) send();
      else timer ??= setTimeout(send, GATHERED_MS).unref();
    },
    flushSync() {
      pass();
      output.flushSync();
    },
  };
}
