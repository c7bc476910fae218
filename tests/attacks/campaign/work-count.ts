import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * How much work calls take: how often the blocks of the product's own code and its libraries ran, as V8 counts them. The same work is the same
 * count on any machine. What happens inside a regular expression is not counted; these are judged by themselves.
 */
export class WorkCount {
  readonly #session = new Session();

  constructor() {
    // Optimised code does not count every call.
    for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug']) setFlagsFromString(flag);
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async of(act: () => unknown): Promise<number> {
    this.#taken();
    await act();
    return this.#taken();
  }

  #taken(): number {
    let sum = 0;
    this.#session.post('Profiler.takePreciseCoverage', (error, coverage: Coverage) => {
      if (error !== null) throw error;
      for (const { url, functions } of coverage.result) {
        if (url === '' || url.startsWith('node:')) continue;
        for (const { ranges } of functions) for (const { count } of ranges) sum += count;
      }
    });
    return sum;
  }
}
