import { addressPath } from '#src/rules/addresses/addresses.ts';
/** A picture in two sizes. */
export interface VehicleImage {
  readonly url: string;
  readonly thumbUrl: string;
}

/** A hotspot's position in one frame: percentages of the picture's width and height (ledger G5). */
export interface HotspotPosition {
  readonly activeAngle: number;
  readonly posX: number;
  readonly posY: number;
}

/** A spot on or in a vehicle that is worth pointing out: a feature, or a flaw that the dealer declares. */
export interface Hotspot {
  readonly view: 'exterior' | 'interior';
  readonly kind: 'feature' | 'flaw';
  readonly description: string;
  readonly positions: readonly HotspotPosition[];
  readonly photoUrl: string | null;
}

/** The manufacturer's figures for the variant (ledger V21). */
export interface Variant {
  readonly cylinders: number | null;
  readonly enginesize: number | null;
  readonly enginesizeLitres: number | null;
  readonly induction: string | null;
  readonly fuelconsumptioncombined: number | null;
  /** Kilowatt hours per 100 kilometres, of an electric car (ledger M13). */
  readonly energyconsumptioncombined: number | null;
  readonly fuelcapacity: number | null;
  readonly grossvehiclemass: number | null;
  readonly vehiclelength: number | null;
  readonly vehicleheight: number | null;
  readonly vehiclewidth: number | null;
  readonly towingcapacitybraked: number | null;
  readonly bodyconfiguration: string | null;
  readonly torque: string | null;
  readonly ancaprating: string | null;
  readonly geartype: string | null;
}

/** A caravan's figures (ledger V7); lengths in feet, as dealers give them. */
export interface Specifications {
  readonly bodyWidth: number | null;
  readonly bodyLength: number | null;
  readonly tareWeight: number | null;
  readonly axleType: string | null;
  readonly sleeps: number | null;
  readonly aggregateTrailerMass: number | null;
}

/** The market range for such a vehicle, in dollars. */
export interface MarketData {
  readonly stateAverageMarketPrice: number | null;
  readonly averageMarketPrice: number | null;
}

/** One lender's offer for a vehicle (ledger V21). */
export interface LenderData {
  readonly lender: string;
  readonly interestRate: number | null;
  readonly comparisonRate: number | null;
  readonly paymentWeek: number | null;
  readonly paymentMonth: number | null;
  readonly deposit: number | null;
  readonly termMonths: number | null;
  readonly balloon: number | null;
  readonly totalPayable: number | null;
  readonly establishmentFees: number | null;
  readonly disclaimer: string | null;
  readonly financeProvider: string | null;
}

/** A price change, in dollars, at an instant. */
export interface PriceChange {
  readonly from: number | null;
  readonly to: number | null;
  readonly at: number;
}

/** A vehicle (ledger V20, V21). Money in dollars; times in milliseconds since 1970; days as yyyy-mm-dd. */
export interface Vehicle {
  readonly id: number;
  readonly slug: string;
  readonly dealershipId: number;
  readonly locationId: number;
  readonly stocknum: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly series: string | null;
  readonly carsalesTitle: string | null;
  readonly colour: string | null;
  readonly interiorColour: string | null;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly regplate: string | null;
  readonly regoExpiry: string | null;
  readonly carType: 'new' | 'demo' | 'used';
  readonly itemType: 'car' | 'caravan';
  readonly status: string;
  readonly reserved: boolean;
  readonly sold: boolean;
  readonly soldAt: number | null;
  readonly reserveEligible: boolean;
  /** The deposit that reserves it online; null for the site's own (ledger R2). */
  readonly reserveAmount: number | null;
  readonly tag: string | null;
  readonly certified: boolean;
  readonly price: number | null;
  readonly beforePrice: number | null;
  readonly subscriptionPrice: number | null;
  readonly preorder: boolean;
  readonly priceType: string | null;
  readonly km: number | null;
  /** The feed's own, or what the name says (`knownBody`), once it is read for a page. */
  readonly simpleBody: string | null;
  readonly bodyconfiguration: string | null;
  readonly manufacturerBodies: readonly string[];
  readonly simpleTransmission: string | null;
  readonly trans: string | null;
  readonly gearnum: number | null;
  readonly simpleFuel: string | null;
  readonly fuel: string | null;
  readonly simpleDrive: string | null;
  readonly drive: string | null;
  readonly seats: number | null;
  readonly doors: number | null;
  readonly engineSize: number | null;
  readonly engineSizeLitres: number | null;
  readonly images: readonly VehicleImage[];
  readonly videoUrl: string | null;
  readonly externalVideoUrl: string | null;
  readonly spinImages: readonly string[];
  readonly spinInteriorImage: string | null;
  readonly spinCode: string | null;
  readonly hotspots: readonly Hotspot[];
  readonly equipment: readonly string[];
  readonly dealercomments: string;
  readonly file: string | null;
  readonly privateSuburb: string | null;
  readonly privatePostcode: string | null;
  /** Where to apply for finance for this vehicle, if its dealer says so (ledger M9). */
  readonly financeLink: string | null;
  readonly youxQuote: Readonly<Record<string, unknown>> | null;
  readonly customRank: number;
  readonly buildDate: string | null;
  readonly complianceDate: string | null;
  readonly showOnDealerWebsite: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly variant: Variant | null;
  readonly specifications: Specifications | null;
  readonly marketData: MarketData | null;
  readonly lenders: readonly LenderData[];
  readonly priceChanges: readonly PriceChange[];
}

/** A vehicle's name: the dealer's own title, or else year, make, model and badge (ledger V20 name). */
export const vehicleName = (car: Pick<Vehicle, 'carsalesTitle' | 'year' | 'make' | 'model' | 'badge'>): string =>
  car.carsalesTitle ?? untitledName(car);

/** A vehicle's name, whatever title its dealer gave it. */
export const untitledName = ({ year, make, model, badge }: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, make, model, badge].filter((part) => part !== null && part !== '').join(' ');

/** Whether the manufacturer's code of the variant is known (ledger V20 has_nvic). */
export const hasNvic = ({ nvic }: Pick<Vehicle, 'nvic'>): boolean => nvic !== null;

/** The dealerships that a vehicle belongs to: always one (ledger V20 dealership_ids). */
export const dealershipIds = ({ dealershipId }: Pick<Vehicle, 'dealershipId'>): readonly number[] => [dealershipId];

/** Its photos in small, in order (ledger V20 thumbnails). */
export const thumbnails = ({ images }: Pick<Vehicle, 'images'>): readonly string[] => images.map(({ thumbUrl }) => thumbUrl);

/** The path of a vehicle's page (ledger I3, V20 path). */
export const vehiclePath = (car: Pick<Vehicle, 'slug'>): string => addressPath('vehicle', { key: car.slug });
