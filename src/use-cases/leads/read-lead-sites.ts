import { LRUCache } from 'lru-cache';
import type { OwnImages } from '#src/adapters/images/own-images.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Location } from '#src/rules/places/location.ts';
import { canonicalHost, type HostMode, siteOrigin } from '#src/rules/site/site-hosts.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { resolveSite, type Site } from '#src/site/site.ts';
import type { Database } from '#src/store/connect.ts';
import type { DueDelivery } from '#src/store/leads/deliveries.ts';
import { SiteStore } from '#src/store/site-store.ts';

/** What an email about a lead needs of its site. */
export interface LeadSite {
  readonly site: Site;
  readonly locations: readonly Location[];
  /** All its offers: one may have ended since the lead came. */
  readonly offers: readonly Offer[];
  /** Such as https://dealer.example. */
  readonly origin: string;
  /** Writes the signed addresses of the platform's own pictures. */
  readonly images: OwnImages;
}

type SiteFacts = Pick<LeadSite, 'site' | 'locations' | 'offers'>;

export interface LeadSitesOptions {
  readonly db: Database;
  readonly images: OwnImages;
  readonly hostMode: HostMode;
  /** The port of a developer's machine, where addresses need it. */
  readonly port: number;
}

/** Leads of one site often come together, so sites are cached; only for seconds, since their files may change. */
const CACHE = { max: 500, ttl: 5_000 };

/** The sites and vehicles that leads are about, for the worker, which holds no showrooms. */
export class LeadSites {
  readonly #options: LeadSitesOptions;
  readonly #sites = new LRUCache<number, Promise<SiteFacts | null>>(CACHE);
  readonly #vehicles = new LRUCache<string, Promise<Vehicle | null>>(CACHE);

  constructor(options: LeadSitesOptions) {
    this.#options = options;
  }

  /** Returns null when the site is gone. */
  async of({ id, slug, domains }: DueDelivery['site']): Promise<LeadSite | null> {
    const { hostMode, port, images } = this.#options;
    const host = canonicalHost({ slug, domains }, hostMode);
    const origin = siteOrigin(host, hostMode, port);
    const read = await cached(this.#sites, id, () => readLeadSite(this.#options.db, id));
    return read === null ? null : { ...read, origin, images };
  }

  /** A vehicle of a site, sold or not; null when it is gone or another site's. */
  vehicle(siteId: number, vehicleId: number): Promise<Vehicle | null> {
    const read = () => new SiteStore(this.#options.db, siteId).vehicle(String(vehicleId));
    return cached(this.#vehicles, `${siteId} ${vehicleId}`, read);
  }
}

/** A site and its locations as they are stored now; null when it is gone. */
export function readLeadSite(db: Database, id: number): Promise<SiteFacts | null> {
  return new SiteStore(db, id).snapshot(new Date(), async (snapshot) => {
    if (snapshot === null) return null;
    const { definition, layers, dealerships, locations, offers } = snapshot.site;
    return { site: resolveSite(id, definition, layers, dealerships), locations, offers };
  });
}

/** Concurrent callers wait for the same read; a failure is not cached. */
function cached<K extends NonNullable<unknown>, V>(cache: LRUCache<K, Promise<V>>, key: K, read: () => Promise<V>): Promise<V> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}
