/** So many sites are loaded at once when many must be: a visitor's site needs a connection meanwhile. */
const LANES = 4;
/** No longer than this at a time, so that what changes meanwhile is seen in time. */
const MOST_MS = 1_000;

/** Loads sites, a few at a time, until the time for it is over; whether none is left. */
export async function inLanes<Site>(
  sites: readonly Site[],
  load: (site: Site) => Promise<unknown>,
  now: () => number,
): Promise<boolean> {
  const until = now() + MOST_MS;
  const left = sites.values();
  let begun = 0;
  const lane = async () => {
    while (begun === 0 || now() < until) {
      const next = left.next();
      if (next.done === true) return;
      begun += 1;
      await load(next.value);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return begun === sites.length;
}
