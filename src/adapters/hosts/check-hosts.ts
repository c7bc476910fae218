import { checkHost, type HostCheckOptions } from './check-host.ts';

export interface HostsCheckOptions extends HostCheckOptions {
  readonly atOnce?: number;
  /** When this has passed, the hosts that have not been looked at are left out. */
  readonly wholeMs?: number;
}

const AT_ONCE = 16;
const WHOLE_MS = 60_000;

/** Checks many hosts, several at a time and for a bounded time; returns a sentence for each that needs attention. */
export async function checkHosts(
  hosts: readonly string[],
  { atOnce = AT_ONCE, wholeMs = WHOLE_MS, ...options }: HostsCheckOptions,
): Promise<string[]> {
  const deadline = options.now() + wholeMs;
  const faults: string[] = [];
  const left = hosts.values();
  let unchecked = 0;
  const lane = async () => {
    for (const host of left) {
      if (options.now() >= deadline) {
        unchecked += 1;
        continue;
      }
      const fault = await checkHost(host, options);
      if (fault !== null) faults.push(`${host}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return [
    ...faults.toSorted(),
    ...(unchecked === 0 ? [] : [`${unchecked} of ${hosts.length} hosts were not checked because time ran out`]),
  ];
}
