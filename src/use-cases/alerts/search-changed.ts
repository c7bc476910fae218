import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { loadSite } from '#src/showroom/load-site.ts';
import { Stock } from '#src/showroom/stock.ts';
import type { StockQuery } from '#src/showroom/stock-search.ts';
import { type StockSetting, vehicleStock } from '#src/showroom/vehicle-stock.ts';
import { resolveSite } from '#src/site/site.ts';
import type { Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { distancesFrom } from '#src/use-cases/search/find-near.ts';

/**
 * Changed vehicles as one site's search sees them. A search is carried out by the code of the search page, over the one vehicle in question:
 * what it finds there it finds among all stock too. Only a word with a typing error depends on the rest of the stock, which is loaded then.
 */
export class ChangedStock {
  readonly setting: StockSetting;
  readonly #store: SiteStore;
  readonly #distances = new Map<string, ReadonlyMap<number, number> | null>();
  #whole: Promise<Stock | null> | null = null;

  private constructor(store: SiteStore, setting: StockSetting) {
    this.#store = store;
    this.setting = setting;
  }

  /** Returns null when the site is gone. */
  static async of(db: Database, siteId: number, now: Date): Promise<ChangedStock | null> {
    const store = new SiteStore(db, siteId);
    const read = await store.snapshot(now, async (snapshot) => snapshot?.site ?? null);
    if (read === null) return null;
    const site = resolveSite(siteId, read.definition, read.layers, read.dealerships);
    const lender = read.shared.lenders.find(({ id }) => id === site.switches.financeProvider) ?? null;
    return new ChangedStock(store, { site, locations: read.locations, lender, asOf: now.getTime() });
  }

  vehicles(ids: readonly number[]): Promise<Vehicle[]> {
    return this.#store.vehicles(ids);
  }

  /** A vehicle as the only one in stock, so that searches can be carried out on it. */
  alone(car: Vehicle): Promise<Stock> {
    return vehicleStock(this.setting, car);
  }

  /** A stored search as the site's search takes it; null when its place is unknown. */
  async queryOf({ text, words, ranges, near }: WantedSearch): Promise<StockQuery | null> {
    if (near === null) return { text, words, ranges, sort: 'relevance', near: null };
    let distances = this.#distances.get(near.place);
    if (distances === undefined) {
      distances = distancesFrom(near.place, this.setting.locations, await australianPlaces());
      this.#distances.set(near.place, distances);
    }
    return distances === null ? null : { text, words, ranges, sort: 'relevance', near: { km: near.km, distances } };
  }

  /** Whether a search that finds a vehicle alone finds it among all stock: not if it needs a typing error that another vehicle does not. */
  async findsAmongAll(query: StockQuery, car: Vehicle, alone: Stock): Promise<boolean> {
    if (query.text === '' || alone.hasWords(query.text)) return true;
    this.#whole ??= this.#loadWhole();
    const whole = await this.#whole;
    const answer = whole?.search(query, { offset: 0, limit: whole.count, facets: [] });
    return answer?.cards.some(({ id }) => id === car.id) ?? false;
  }

  async #loadWhole(): Promise<Stock | null> {
    const { site, locations, lender, asOf } = this.setting;
    const load = await loadSite(this.#store, { shelves: new Map(), catalogue: null }, new Date(asOf));
    return load === null ? null : new Stock(site, locations, load.shelves, lender, asOf);
  }
}
