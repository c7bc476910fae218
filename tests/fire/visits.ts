import { ask } from './load.ts';

/** One request of a visitor. */
export interface Visit {
  readonly host: string;
  readonly path: string;
}

/** What visitors of some sites ask for: the nth request of all of them. */
export type Visits = (nth: number) => Visit;

export const SITES = ['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane'] as const;
const OTHERS = ['/', '/contact-us', '/sitemap.xml', '/robots.txt', '/privacy-policy'];
/** How far prices go in steps: each pair of them is a search that nobody has made before. */
const STEPS = 97;
const STEP = 1_000;

/**
 * A mixed visit: of twenty requests fourteen are searches, four a vehicle's page, one another page, and one the API. Searches differ, as they do
 * when many people search: most are not in memory.
 */
export async function mixedVisits(port: string, sites: readonly string[] = SITES): Promise<Visits> {
  const cars = new Map(await Promise.all(sites.map(async (site) => [site, await carsOf(port, site)] as const)));
  return (nth) => {
    const site = sites[nth % sites.length] ?? '';
    const host = `${site}.localhost`;
    const turn = Math.floor(nth / sites.length);
    const range = `range[price]=${(turn % STEPS) * STEP}:${100_000 + ((turn * 7) % STEPS) * STEP}`;
    const kind = turn % 20;
    if (kind < 14) return { host, path: `/search/new-used-and-demo-cars?${range}&page=${1 + (kind % 3)}` };
    if (kind < 18) return { host, path: cars.get(site)?.[turn % (cars.get(site)?.length ?? 1)] ?? '/' };
    if (kind === 18) return { host, path: OTHERS[turn % OTHERS.length] ?? '/' };
    return { host, path: `/api/search?${range}` };
  };
}

async function carsOf(port: string, site: string): Promise<string[]> {
  const cars: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { text } = await ask(false, { port, host: `${site}.localhost`, path: `/api/search?page=${page}` });
    cars.push(...(JSON.parse(text) as { hits: { path: string }[] }).hits.map((hit) => hit.path));
  }
  return cars;
}
