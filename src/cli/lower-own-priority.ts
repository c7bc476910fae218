import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lets whoever serves visitors on this machine go first. */
export function lowerOwnPriority(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or the machine does not allow it.
    }
  }
}

/** On Linux a priority is a thread's own, and the garbage collector has several. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
