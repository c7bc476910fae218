import type { Showroom } from '#src/showroom/showroom.ts';
import { menuSchema } from '#src/site/menu.ts';
import type { Site } from '#src/site/site.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context, Sender, Services } from '#src/use-cases/context.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { someServices } from './some-services.ts';

interface Facts {
  readonly now?: string;
  readonly isLocal?: boolean;
  /** Switches that differ from their defaults. */
  readonly switches?: object;
  readonly site?: Partial<Omit<Site, 'switches'>>;
  /** The part of a showroom that the test reads; anything else of it is not there. */
  readonly showroom?: object;
  readonly services?: Partial<Services>;
  readonly sender?: Partial<Sender> | null;
}

/** A context without a database: a site with every default and an empty yard, and whatever a test states. */
export function aContext({ now = '2026-03-30T00:00:00Z', switches = {}, sender = null, ...facts }: Facts = {}): Context {
  const instant = new Date(now);
  return {
    site: { ...aSite(switches), ...facts.site },
    showroom: { asOf: instant.getTime(), locations: [], models: [], ...facts.showroom } as unknown as Showroom,
    now: instant.getTime(),
    images: ownImages('e1'),
    origin: 'https://dealer.example',
    isLocal: facts.isLocal ?? false,
    store: new SiteStore(NO_DATABASE, 1),
    services: someServices(instant, facts.services),
    sender:
      sender === null
        ? null
        : { ip: '203.0.113.7', visitor: null, session: null, isSecure: true, userAgent: '', page: '', ...sender },
  };
}

/** Whatever asks it for something fails, and says so. */
const NO_DATABASE = new Proxy({} as ConstructorParameters<typeof SiteStore>[0], {
  get(_, name) {
    throw new Error(`This context has no database, and ${String(name)} was asked of it.`);
  },
});

const aSite = (switches: object): Site => ({
  id: 1,
  slug: 'dealer',
  name: 'Dealer',
  template: 'classic',
  brand: null,
  group: null,
  logoUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  manufacturer: null,
  makeWebsites: [],
  switches: switchSchema.parse(switches),
  namesLender: true,
  theme: themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' }),
  menu: menuSchema.parse({}),
  popup: null,
  announcement: null,
  prizeWheel: null,
  pages: {},
  posts: [],
  dealerships: [],
});
