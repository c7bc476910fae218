// Imported before anything else by every Node process of a Forecourt under test: its clock is as far off as a file says, in milliseconds.
// What runs by timers goes on, as it does on a machine whose clock is set.
import { readFileSync } from 'node:fs';

const RightDate = Date;
const READ_MS = 100;
let [offset, readAt] = [0, 0];

function now() {
  const right = RightDate.now();
  if (right - readAt > READ_MS) {
    readAt = right;
    try {
      offset = Number(readFileSync(process.env.NODE_CLOCK_FILE ?? '', 'utf8'));
    } catch {
      // There is none yet: the clock is right.
    }
  }
  return right + offset;
}

globalThis.Date = class MovedDate extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
