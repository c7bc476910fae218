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
  process.once('exit', () => {
    // First what waits, so that what comes last does not begin a write that nobody waits for.
    output.flushSync();
    pass();
  });
  // A process may end while a thread writes, and then writes the rest itself at the same time. Both write whole lines, in pieces that the
  // system takes at once: larger ones would be mixed in the middle of a line when their reader is slow.
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: GATHERED_CHARACTERS,
    maxWrite: GATHERED_CHARACTERS + 1,
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
