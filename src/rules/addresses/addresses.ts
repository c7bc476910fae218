import { GARAGE_PATHS } from '#src/rules/accounts/gates.ts';
import { KEY_FILE } from '#src/rules/seo/index-now.ts';
import type { Declaration, Kind } from './address-declaration.ts';

/** A shopper's own page, under each name that a site can give it (ledger A10). */
const GARAGES = Object.fromEntries(
  GARAGE_PATHS.map((path) => [
    path,
    { path, kind: 'page', module: 'garage.tsx', forVisitor: true, knowsVisitor: true, takesForms: true },
  ]),
) as {
  readonly [Path in (typeof GARAGE_PATHS)[number]]: {
    readonly path: Path;
    readonly kind: 'page';
    readonly module: string;
    readonly forVisitor: true;
    readonly knowsVisitor: true;
    readonly takesForms: true;
  };
};

/** A page of buying: for the visitor who holds the vehicle, signed in or not, and without anything to wander off to. */
const CHECKOUT = { forVisitor: true, knowsVisitor: true, isCheckout: true, takesForms: true } as const;

/** Why addresses under /api are not for other people's programs. */
const FOR_OUR_PAGES = 'It serves the pages of the site and changes with them.';
const FOR_ONE_VISITOR = 'It knows its visitor by a cookie, which no other program has.';

/** Every address, most specific first. The router, the API, the page cache and the reserved page names derive from this table. */
export const ADDRESSES = {
  health: { path: 'healthz', kind: 'edge' },
  readiness: { path: 'readyz', kind: 'edge' },
  // A proxy asks it before it gets a certificate for a host.
  certificateCheck: { path: '__tls-allowed', kind: 'edge', forVisitor: true },
  images: { path: 'images/*', kind: 'edge' },
  assets: { path: 'assets/*', kind: 'edge' },

  leads: { path: 'api/leads', kind: 'direct', method: 'POST', forVisitor: true },
  // Sent by the payments' provider, which signs what it sends.
  paymentNotice: {
    path: 'api/payments/notice',
    kind: 'direct',
    forVisitor: true,
    fromAnywhere: true,
    notPublic: 'Only the provider of payments sends to it.',
  },
  // Sent by dealers' programs, which sign what they send.
  stockDelivery: {
    path: 'api/stock',
    kind: 'direct',
    forVisitor: true,
    fromAnywhere: true,
    notPublic: 'Only dealers’ programs that hold a feed’s key send to it.',
  },
  callReveal: { path: 'api/call-reveal', kind: 'direct', forVisitor: true, notPublic: FOR_OUR_PAGES },
  viewCount: { path: 'cars/:key/view.json', kind: 'direct', forVisitor: true },
  vehicleSheet: { path: 'cars/:key.pdf', kind: 'direct', forVisitor: true },

  apiDescription: { path: 'api/openapi.json', kind: 'api', method: 'GET' },
  apiSearch: { path: 'api/search', kind: 'api', method: 'GET', query: 'search' },
  apiResults: { path: 'api/results/:slug/:model?', kind: 'api', method: 'GET', query: 'search', notPublic: FOR_OUR_PAGES },
  apiPlaces: { path: 'api/places', kind: 'api', method: 'GET', query: ['near'] },
  apiSimilar: { path: 'api/cars/:key/similar', kind: 'api', method: 'GET' },
  apiVehicle: { path: 'api/cars/:key', kind: 'api', method: 'GET' },
  apiTowCars: { path: 'api/tow-cars', kind: 'api', method: 'GET' },
  apiCompare: { path: 'api/compare', kind: 'api', method: 'GET', query: ['ids'] },
  apiReceipt: { path: 'api/leads/receipt', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiAppointments: {
    path: 'api/appointments',
    kind: 'api',
    method: 'GET',
    query: ['kind', 'location_id', 'date'],
    forVisitor: true,
  },
  apiRego: { path: 'api/rego', kind: 'api', method: 'GET', query: ['rego', 'state'], forVisitor: true },
  apiTradeInNames: {
    path: 'api/trade-in/names',
    kind: 'api',
    method: 'GET',
    query: ['year', 'make', 'model'],
    forVisitor: true,
  },
  apiMiscellaneous: { path: 'api/miscellaneous', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiDelivery: { path: 'api/delivery', kind: 'api', method: 'GET', query: ['postcode', 'car_id'] },
  apiMyDetails: { path: 'api/me/details', kind: 'api', method: 'GET', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiMyTowCar: { path: 'api/me/tow-car', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiMe: { path: 'api/me', kind: 'api', method: 'GET', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiMyData: { path: 'api/my-data', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiSaveCar: { path: 'api/watchlist/save-car', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiRemoveCar: { path: 'api/watchlist/remove-car', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiHold: { path: 'api/reservations/hold', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiPay: { path: 'api/reservations/pay', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiSettle: { path: 'api/reservations/settle', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiPayInvoice: { path: 'api/invoices/pay', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiSettleInvoice: { path: 'api/invoices/settle', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_ONE_VISITOR },
  apiReservation: {
    path: 'api/reservations/mine',
    kind: 'api',
    method: 'GET',
    query: ['car_id'],
    forVisitor: true,
    knowsVisitor: true,
    notPublic: FOR_ONE_VISITOR,
  },
  apiDisclaimer: { path: 'api/finance/disclaimer/:key', kind: 'api', method: 'GET' },
  apiQuote: { path: 'api/youx/quote', kind: 'api', method: 'POST', forVisitor: true, notPublic: FOR_OUR_PAGES },

  // What programs of shoppers ask in their own protocol (ledger W6). It knows no visitor, whoever sends the request.
  agents: { path: 'mcp', kind: 'direct', method: 'POST', forVisitor: true },
  llms: { path: 'llms.txt', kind: 'file', module: 'llms.ts' },
  indexNowKey: { path: KEY_FILE, kind: 'file', module: 'index-now-key.ts' },

  // Anything else under /api/ is answered here too, so that programs get a problem rather than a page (ledger I4).
  api: { path: 'api/*', kind: 'file', module: 'api.ts' },

  robots: { path: 'robots.txt', kind: 'file', module: 'robots.ts' },
  sitemap: { path: 'sitemap.xml', kind: 'file', module: 'sitemap.ts' },
  // The router knows only whole segments: the name ends in .xml.
  sitemapPart: { path: 'sitemaps/:file', kind: 'file', module: 'sitemap-part.ts' },
  catalogue: { path: 'catalogues/:file', kind: 'file', module: 'catalogue.ts' },

  searchFeed: { path: 'rss/:slug/:model?', kind: 'file', module: 'search-feed.ts', query: 'search' },

  home: { path: '', kind: 'page', module: 'home.tsx' },
  allStock: { path: 'search', kind: 'redirect', module: 'all-stock.ts', query: 'search' },
  search: { path: 'search/:slug/:model?', kind: 'page', module: 'search.tsx', query: 'search' },
  usedCar: { path: 'used-car/:slug/:model?', kind: 'page', module: 'search.tsx', query: 'search' },
  tradeIn: { path: 'cars/trade-in', kind: 'page', module: 'vehicle-trade-in.tsx', query: ['car_id'], takesForms: true },
  vehicle: { path: 'cars/:key', kind: 'page', module: 'vehicle.tsx' },
  vehicles: { path: 'vehicles/:key', kind: 'page', module: 'vehicle.tsx' },
  stock: { path: 'stock/:key', kind: 'page', module: 'vehicle.tsx' },
  gauge: { path: 'cars/:key/autogauge', kind: 'file', module: 'autogauge.ts' },
  checkout: { path: 'cars/:key/checkout', kind: 'page', module: 'checkout.tsx', query: ['payment'], ...CHECKOUT, pays: true },
  buyOnline: { path: 'cars/:key/buy-online', kind: 'page', module: 'checkout.tsx', query: ['payment'], ...CHECKOUT, pays: true },
  held: { path: 'cars/:key/checkout/held', kind: 'page', module: 'held.tsx', query: ['id', 'key', 'step'], ...CHECKOUT },
  heldOnline: { path: 'cars/:key/buy-online/held', kind: 'page', module: 'held.tsx', query: ['id', 'key', 'step'], ...CHECKOUT },
  purchase: {
    path: 'checkout-journey',
    kind: 'page',
    module: 'purchase.tsx',
    query: ['car_id', 'step', 'payment', 'id', 'key', 'back', 'change', 'sent'],
    ...CHECKOUT,
    pays: true,
  },
  vehicleForm: { path: 'cars/:key/:form', kind: 'page', module: 'vehicle-form.tsx', takesForms: true },
  location: { path: 'contact-us/:slug', kind: 'page', module: 'location.tsx', takesForms: true, sharesRoot: true },
  ourLocation: { path: 'our-location/:slug', kind: 'page', module: 'location.tsx', takesForms: true },
  place: { path: 'locations/:slug', kind: 'page', module: 'place.tsx', takesForms: true },
  locationMap: { path: 'locations/:slug/map.svg', kind: 'file', module: 'location-map.ts' },
  offer: { path: 'offers/:id', kind: 'page', module: 'offer.tsx', takesForms: true },
  makeOffer: { path: 'offers/:make/:id', kind: 'page', module: 'offer.tsx', takesForms: true },
  booking: {
    path: 'booking/:reference',
    kind: 'page',
    module: 'booking.tsx',
    takesForms: true,
    query: ['key', 'date'],
    forVisitor: true,
  },
  bookingCalendar: {
    path: 'booking/:reference/calendar.ics',
    kind: 'file',
    module: 'booking-calendar.ts',
    query: ['key'],
    forVisitor: true,
  },
  // The lead's id is for the browser only: the thank-you page is the same without it.
  success: { path: 'success', kind: 'page', module: 'success.tsx', query: ['form', 'car'] },
  signIn: {
    path: 'sign-in',
    kind: 'page',
    module: 'sign-in.tsx',
    takesForms: true,
    query: ['type', 'redirect', 'back'],
    forVisitor: true,
  },
  alerts: {
    path: 'alerts',
    kind: 'page',
    module: 'alerts.tsx',
    takesForms: true,
    query: ['search', 'car_id', 'when'],
    forVisitor: true,
  },
  alertConfirm: {
    path: 'alerts/confirm',
    kind: 'page',
    module: 'alert-confirm.tsx',
    takesForms: true,
    query: ['key'],
    forVisitor: true,
  },
  // Email programs stop an alert by themselves when their reader presses a button of theirs (RFC 8058).
  alertStop: {
    path: 'alerts/stop',
    kind: 'page',
    module: 'alert-stop.tsx',
    takesForms: true,
    query: ['key'],
    forVisitor: true,
    fromAnywhere: true,
  },
  spinToWin: { path: 'spin-to-win', kind: 'page', module: 'spin-to-win.tsx', forVisitor: true, takesForms: true },
  // Names a VIN, which is a person's: answered to its visitor alone and kept nowhere.
  recallCheck: { path: 'recall-check', kind: 'page', module: 'recall-check.tsx', query: ['recall', 'vin'], forVisitor: true },
  // A valuation that a visitor began. The registration is never part of its address.
  valuation: {
    path: 'trade-in/:lead/:step?',
    kind: 'page',
    module: 'valuation.tsx',
    query: ['year', 'make', 'model'],
    forVisitor: true,
    knowsVisitor: true,
    takesForms: true,
    sharesRoot: true,
  },
  // Bare, it only asks for the number; the payment is the one whose outcome is asked for.
  onlinePayment: {
    path: 'online-payment',
    kind: 'page',
    module: 'online-payment.tsx',
    query: ['number', 'payment'],
    ...CHECKOUT,
    pays: true,
  },
  paymentReceipt: {
    path: 'online-payment/receipt',
    kind: 'page',
    module: 'payment-receipt.tsx',
    query: ['id', 'key'],
    forVisitor: true,
    knowsVisitor: true,
    isCheckout: true,
  },
  favourites: { path: 'favourites', kind: 'page', module: 'favourites.tsx' },
  watchlist: { path: 'watchlist', kind: 'page', module: 'watchlist.tsx', takesForms: true, forVisitor: true },
  ...GARAGES,
  myData: {
    path: 'my-data/:step',
    kind: 'page',
    module: 'my-data.tsx',
    query: ['kept', 'at', 'key'],
    takesForms: true,
    forVisitor: true,
  },
  print: { path: 'print', kind: 'page', module: 'print.tsx', query: ['car_id'] },
  // Answers a developer's own machine only.
  components: { path: '__ui', kind: 'page', module: 'showcase.tsx', forVisitor: true },
  mailbox: { path: '__mail/:id?', kind: 'page', module: 'mailbox.tsx', forVisitor: true },
  article: { path: 'blog/:category/:slug', kind: 'page', module: 'article.tsx', sharesRoot: true },
  /** One of the site's own pages at any depth, or a model (ledger I6). */
  page: { path: '*', kind: 'page', module: 'page.tsx', query: 'blocks', sharesRoot: true },
} as const satisfies Readonly<Record<string, Declaration>>;

export type AddressName = keyof typeof ADDRESSES;

export type NamesOfKind<K extends Kind> = {
  [N in AddressName]: (typeof ADDRESSES)[N] extends { readonly kind: K } ? N : never;
}[AddressName];

/** What the description of the API must describe: every address under /api that does not say why it is not public. */
export type PublicName = {
  [N in AddressName]: (typeof ADDRESSES)[N] extends { readonly kind: 'api' | 'direct'; readonly path: `api/${string}` }
    ? (typeof ADDRESSES)[N] extends { readonly notPublic: string }
      ? never
      : N
    : never;
}[AddressName];

type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { readonly [N in Name]?: string | undefined }
  : Segment extends `:${infer Name}.${string}`
    ? { readonly [N in Name]: string }
    : Segment extends `:${infer Name}`
      ? { readonly [N in Name]: string }
      : Segment extends '*'
        ? { readonly '*': string }
        : unknown;

type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>;

type PathParams<N extends AddressName> = ParamsOf<(typeof ADDRESSES)[N]['path']>;

/**
 * The path of an address, with these values in its variable segments. The values are slugs or ids and are not encoded. Not for the
 * browser, whose scripts should not contain the whole table.
 */
export function addressPath<N extends AddressName>(
  name: N,
  ...[params]: unknown extends PathParams<N> ? [] : [params: PathParams<N>]
): string {
  const values: Readonly<Record<string, string | undefined>> = { ...(params as object | undefined) };
  return `/${ADDRESSES[name].path}`.replaceAll(/\/:(\w+)\??|\*/g, (found, key: string | undefined) => {
    if (key === undefined) return values['*'] ?? '';
    const value = values[key];
    return value === undefined && found.endsWith('?') ? '' : `/${value}`;
  });
}
