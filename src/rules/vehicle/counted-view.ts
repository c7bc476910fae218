/** What a request says about itself; null for anything missing. */
export interface ViewRequest {
  readonly method: string;
  readonly userAgent: string;
  /** The headers Sec-Purpose, Purpose, X-Purpose and X-Moz, which browsers send when they prefetch. */
  readonly purposes: readonly (string | null)[];
  /** The header Sec-Fetch-Dest: 'empty' for a page's script, 'document' for someone who opens the address itself. */
  readonly dest: string | null;
  /** The header Sec-Fetch-Site. */
  readonly site: string | null;
}

/** Programs that identify themselves; they are not shoppers. Cubot makes phones. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp\/|embedly|scrap|monitor|lighthouse|headless|phantom|puppeteer|playwright|python|curl|wget|java\/|httpclient|http-client|axios|node-fetch|undici|okhttp|libwww|postman/i;

/** Whether someone viewed a vehicle's page: not a robot, not a prefetch, and requested by a page of the same site (ledger H5). */
export function isCountedView({ method, userAgent, purposes, dest, site }: ViewRequest): boolean {
  if (method !== 'GET' || userAgent.trim() === '' || ROBOT.test(userAgent)) return false;
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''))) return false;
  return (dest === null || dest === 'empty') && (site === null || site === 'same-origin');
}

const HALF_HOUR = 30 * 60_000;

/**
 * The half hour within which one visitor's views of a vehicle count once, and the day whose salt the visitor is hashed with
 * (ledger H5).
 */
export const viewWindow = (at: number): { readonly day: string; readonly halfHour: number } => ({
  day: new Date(at).toISOString().slice(0, 10),
  halfHour: Math.floor(at / HALF_HOUR),
});
