import { fetchSite } from '#tests/e2e/fetch-site.ts';

/** A hit of GET /api/search, as far as tests look at it. */
export interface Hit {
  readonly id: number;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly car_type: string;
  readonly status: string;
  readonly price: number | null;
  readonly km: number | null;
  readonly year: number;
  readonly created_at: string;
  readonly sold: boolean;
  readonly simple_fuel: string | null;
  readonly simple_transmission: string | null;
  readonly simple_body: string | null;
  readonly city: string | null;
  readonly [other: string]: unknown;
}

/** What GET /api/search answers (ledger I2). */
export interface Found {
  readonly hits: readonly Hit[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly count: number;
  readonly pages: number;
  readonly ms: number;
}

/** Asks a site's interface for a search. */
export async function searchApi(slug: string, query = ''): Promise<Found> {
  const { status, text } = await fetchSite(slug, `/api/search${query === '' ? '' : `?${query}`}`);
  if (status !== 200) throw new Error(`GET /api/search?${query} answered ${status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Found;
}

/** The hits of every page of a search. */
export async function everyHit(slug: string, query = ''): Promise<Hit[]> {
  const { pages } = await searchApi(slug, query);
  const hits: Hit[] = [];
  for (let page = 1; page <= pages; page += 1) hits.push(...(await searchApi(slug, `${query}&page=${page}`)).hits);
  return hits;
}
