import { metaEvent } from '#src/rules/analytics/meta-events.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { mayCount } from './consent.ts';

interface Tags {
  readonly google: string | undefined;
  readonly meta: string | undefined;
}

/** Meta's function until its script has come: it keeps what it is told. */
interface Pixel {
  (...told: unknown[]): void;
  callMethod?: (...told: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  loaded: boolean;
  version: string;
}

interface Tagged {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
}

const page = window as Window & Tagged;

/** Loads the tags that the page does not have yet, and passes on to them what the data layer has and gets. */
export function loadTags({ google, meta }: Tags): void {
  const layer = page.dataLayer ?? [];
  page.dataLayer = layer;
  const tellers = [google === undefined ? null : loadGoogle(google, layer), meta === undefined ? null : loadMeta(meta)];
  const tell = (entry: unknown) => {
    if (isEvent(entry)) for (const teller of tellers) teller?.(entry);
  };
  const before = [...layer];
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push(...entries);
  };
  before.forEach(tell);
  // A page that the browser brings back, or another tab's change of mind.
  const check = () => mayCount(document.documentElement.dataset, browserStorage()) || stopTags(google);
  window.addEventListener('pageshow', check);
  window.addEventListener('storage', check);
}

/** Has tags that run stop reporting, removes the cookies they set, and loads the page anew: a tag that runs cannot be taken out of its page. */
export function stopTags(google: string | undefined): void {
  if (google !== undefined) Reflect.set(page, `ga-disable-${google}`, true);
  page.fbq?.('consent', 'revoke');
  const hosts = window.location.hostname.split('.').map((_, at, all) => all.slice(at).join('.'));
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (/^_(?:ga|gid|gcl|fb)/.test(name))
      for (const domain of ['', ...hosts.map((host) => `;domain=${host}`)]) forget(name, domain);
  window.location.reload();
}

function forget(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${name}=;max-age=0;path=/${domain}`;
}

interface LayerEvent {
  readonly event: string;
  readonly event_id?: number;
}

const isEvent = (entry: unknown): entry is LayerEvent =>
  typeof entry === 'object' &&
  entry !== null &&
  'event' in entry &&
  typeof entry.event === 'string' &&
  /^(?:forecourt$|asc_)/.test(entry.event);

/** A container reads the data layer by itself; a plain tag is told, without the visitor's details, which Google Analytics does not take. */
function loadGoogle(id: string, layer: unknown[]): ((entry: LayerEvent) => void) | null {
  if (id.startsWith('GTM-')) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return null;
  }
  function gtag(..._told: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag tells commands from data by their being arguments.
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return ({ event, ...rest }) => {
    const { user_data: _, ...told } = rest as Record<string, unknown>;
    gtag('event', event, told);
  };
}

function loadMeta(id: string): (entry: LayerEvent) => void {
  const fbq: Pixel = Object.assign(
    (...told: unknown[]) => {
      if (fbq.callMethod === undefined) fbq.queue.push(told);
      else fbq.callMethod(...told);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  page.fbq = fbq;
  page._fbq = fbq;
  // It must not read forms and buttons by itself.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return ({ event_id: number }) => {
    const name = number === undefined ? null : metaEvent(number);
    if (name !== null) fbq('track', name);
  };
}

/** A tag that is blocked, slow or broken is nobody's business but its owner's. */
function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
