import { OPERATIONS_KIND, REQUEST_KINDS } from './request-kind.ts';

/** Upper bounds of durations in seconds: from an answer out of memory to one that nobody waits for. */
export const DURATIONS: readonly number[] = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Why a request was turned away without being at fault itself, or could not be read. */
export const REFUSALS = ['overloaded', 'limited', 'connections', 'unreadable'] as const;
export type Refusal = (typeof REFUSALS)[number];

const CLASSES = 5;
const SLOTS = DURATIONS.length + 1;

/** The requests of one kind and class of status. */
export interface CountedRequests {
  readonly kind: string;
  readonly status: string;
  readonly count: number;
  readonly seconds: number;
  /** How many took no longer than each of DURATIONS. */
  readonly within: readonly number[];
}

/**
 * Counts answered requests by kind, class of status and duration. The hot path counts too, so nothing is allocated: numbers are added to
 * in place, and put together when somebody reads them (docs/decisions/0062-operations.md).
 */
export class RequestCounts {
  readonly #slots = new Float64Array(REQUEST_KINDS.length * CLASSES * SLOTS);
  readonly #seconds = new Float64Array(REQUEST_KINDS.length * CLASSES);
  readonly #refused = new Float64Array(REFUSALS.length);

  /** Counts an answer; `kind` is a position in REQUEST_KINDS, `begun` is of `performance.now`. */
  count(kind: number, status: number, begun: number): void {
    const seconds = (performance.now() - begun) / 1_000;
    const at = kind * CLASSES + Math.min(Math.max(Math.floor(status / 100), 1), CLASSES) - 1;
    let slot = 0;
    while (slot < DURATIONS.length && seconds > (DURATIONS[slot] ?? 0)) slot += 1;
    this.#slots[at * SLOTS + slot] = (this.#slots[at * SLOTS + slot] ?? 0) + 1;
    this.#seconds[at] = (this.#seconds[at] ?? 0) + seconds;
  }

  refuse(reason: Refusal): void {
    const at = REFUSALS.indexOf(reason);
    this.#refused[at] = (this.#refused[at] ?? 0) + 1;
  }

  refused(reason: Refusal): number {
    return this.#refused[REFUSALS.indexOf(reason)] ?? 0;
  }

  /** What has been counted so far; kinds that nobody has requested are left out. */
  read(): CountedRequests[] {
    return REQUEST_KINDS.flatMap((kind, of) =>
      Array.from({ length: CLASSES }, (_, status) => {
        const at = of * CLASSES + status;
        const slots = [...this.#slots.subarray(at * SLOTS, (at + 1) * SLOTS)];
        let sum = 0;
        const within = slots.map((count) => (sum += count));
        return { kind, status: `${status + 1}xx`, count: sum, seconds: this.#seconds[at] ?? 0, within: within.slice(0, -1) };
      }).filter(({ count }) => count > 0),
    );
  }
}

export interface CountedAnswer {
  /** A position in REQUEST_KINDS. */
  readonly kind: number;
  readonly status: number;
  readonly begun: number;
}

/** Counts an answer of the edge, and what it refused for lack of capacity or because a limit was reached. */
export function countAnswer(counts: RequestCounts, { kind, status, begun }: CountedAnswer): void {
  counts.count(kind, status, begun);
  // A process that is not ready yet says so with the same status.
  if (status === 503 && kind !== OPERATIONS_KIND) counts.refuse('overloaded');
  else if (status === 429) counts.refuse('limited');
}
