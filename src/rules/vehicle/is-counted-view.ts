/** What a request tells of itself; null where it does not say. */
export interface ViewAsked {
  readonly method: string;
  readonly userAgent: string;
  /** The headers Sec-Purpose, Purpose, X-Purpose and X-Moz: what browsers say of pages they fetch ahead. */
  readonly purposes: readonly (string | null)[];
  /** The header Sec-Fetch-Dest: a page's script asks as 'empty', somebody who opens the address itself as 'document'. */
  readonly dest: string | null;
  /** The header Sec-Fetch-Site. */
  readonly site: string | null;
}

/** Programs that say what they are: whoever looks through one of them is no shopper. Cubot makes telephones. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp\/|embedly|scrap|monitor|lighthouse|headless|phantom|puppeteer|playwright|python|curl|wget|java\/|httpclient|http-client|axios|node-fetch|undici|okhttp|libwww|postman/i;

/** Whether someone saw a vehicle's page: not a robot, not a browser that fetches ahead, and asked by a page of the same site (ledger H5). */
export function isCountedView({ method, userAgent, purposes, dest, site }: ViewAsked): boolean {
  if (method !== 'GET' || userAgent.trim() === '' || ROBOT.test(userAgent)) return false;
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''))) return false;
  return (dest === null || dest === 'empty') && (site === null || site === 'same-origin');
}
