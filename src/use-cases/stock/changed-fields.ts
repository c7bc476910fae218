import type { StockedDealership, StockWriter } from '#src/store/stock/stock-writer.ts';
import { ownCells } from './own-rows.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import type { RunResult } from './run-result.ts';

/** What people call a vehicle's fields; those with one name are told as one. */
export const FIELD_WORDS: Readonly<Record<keyof VehicleInput, string>> = {
  stocknum: 'stock number',
  location: 'location',
  year: 'year',
  make: 'make',
  model: 'model',
  badge: 'badge',
  series: 'series',
  carsales_title: 'title',
  colour: 'colour',
  interior_colour: 'interior colour',
  vin: 'VIN',
  nvic: 'NVIC',
  regplate: 'rego',
  rego_expiry: 'rego expiry',
  car_type: 'condition',
  item_type: 'vehicle type',
  status: 'status',
  reserved: 'status',
  sold: 'status',
  sold_date: 'status',
  reserve_eligible: 'online reservation',
  reserve_amount: 'deposit',
  tag: 'tag',
  certified: 'certification',
  price: 'price',
  before_price: 'was price',
  subscription_price: 'subscription price',
  preorder: 'preorder',
  price_type: 'price type',
  km: 'kilometres',
  simple_body: 'body',
  bodyconfiguration: 'body',
  manufacturer_body: 'body',
  simple_transmission: 'transmission',
  trans: 'transmission',
  gearnum: 'gears',
  simple_fuel: 'fuel',
  fuel: 'fuel',
  simple_drive: 'drive',
  drive: 'drive',
  seats: 'seats',
  doors: 'doors',
  engine_size: 'engine',
  engine_size_litres: 'engine',
  images: 'photos',
  thumbnails: 'photos',
  video_url: 'video',
  external_video_url: 'video',
  spin_images: 'spin',
  spin_interior_image: 'spin',
  spin_code: 'spin',
  hotspots: 'hotspots',
  standardEquipment: 'features',
  dealercomments: 'description',
  file: 'document',
  private_suburb: 'suburb',
  private_postcode: 'postcode',
  finance_link: 'finance link',
  custom_rank: 'rank',
  build_date: 'build date',
  compliance_date: 'compliance date',
  show_on_dealer_website: 'status',
  created_at: 'date listed',
  variant: 'technical figures',
  specifications: 'caravan figures',
  autograb_data: 'market price',
  youxQuote: 'finance quote',
  finance_lenders: 'finance offers',
};

export const NO_FIELDS: ReadonlyMap<number, readonly string[]> = new Map();

/** Finds which fields a write changes, as an export would say them before and after, and counts the vehicles of each. */
export class ChangedFields {
  readonly #writer: StockWriter;
  readonly #slugs: ReadonlyMap<number, string>;
  readonly #counts = new Map<string, number>();

  constructor(writer: StockWriter, { locations }: StockedDealership) {
    this.#writer = writer;
    this.#slugs = new Map(locations.map(({ id, slug }) => [id, slug]));
  }

  /** The names of the fields that a write of these vehicles changes, by their ids. */
  async during(ids: readonly number[], write: () => Promise<void>): Promise<ReadonlyMap<number, readonly string[]>> {
    const before = await this.#cells(ids);
    await write();
    if (before.size === 0) return NO_FIELDS;
    const changed = new Map<number, readonly string[]>();
    for (const [id, is] of await this.#cells(ids)) {
      const was = before.get(id) ?? {};
      const names = Object.entries(FIELD_WORDS).filter(([name]) => was[name] !== is[name]);
      const words = [...new Set(names.map(([, word]) => word))];
      for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
      changed.set(id, words);
    }
    return changed;
  }

  /** Of how many vehicles each field changes, the most first. */
  get counts(): RunResult['changedFields'] {
    return [...this.#counts].map(([field, count]) => ({ field, count })).toSorted((one, other) => other.count - one.count);
  }

  async #cells(ids: readonly number[]): Promise<Map<number, Readonly<Record<string, string>>>> {
    const whole = await this.#writer.wholeVehicles(ids);
    return new Map(whole.map((vehicle) => [vehicle.id, ownCells(vehicle, this.#slugs.get(vehicle.locationId) ?? null)]));
  }
}
