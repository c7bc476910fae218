import type { LenderData, Vehicle } from '#src/rules/stock/vehicle.ts';

/** The part of a lender's offer that an estimate on a card needs. */
type CardOffer = Omit<LenderData, 'totalPayable' | 'balloon' | 'disclaimer' | 'financeProvider'>;

/** The facts of a vehicle that a result card shows, or that lists are made from. */
export type CardFacts = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'dealershipId'
  | 'locationId'
  | 'stocknum'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'carsalesTitle'
  | 'colour'
  | 'carType'
  | 'itemType'
  | 'status'
  | 'reserved'
  | 'sold'
  | 'soldAt'
  | 'tag'
  | 'certified'
  | 'price'
  | 'beforePrice'
  | 'subscriptionPrice'
  | 'preorder'
  | 'priceType'
  | 'km'
  | 'simpleBody'
  | 'simpleTransmission'
  | 'simpleFuel'
  | 'createdAt'
  | 'updatedAt'
  | 'youxQuote'
> & {
  readonly imageUrl: string | null;
  readonly photosCount: number;
  readonly lenders: readonly CardOffer[];
  /** A caravan's aggregate trailer mass. */
  readonly trailerMass: number | null;
  /** A caravan's measures: its body in feet, its empty weight in kilograms. */
  readonly bodyLength: number | null;
  readonly sleeps: number | null;
  readonly tareWeight: number | null;
};

export function cardFacts(car: Vehicle): CardFacts {
  return {
    id: car.id,
    slug: car.slug,
    dealershipId: car.dealershipId,
    locationId: car.locationId,
    stocknum: car.stocknum,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    carsalesTitle: car.carsalesTitle,
    colour: car.colour,
    carType: car.carType,
    itemType: car.itemType,
    status: car.status,
    reserved: car.reserved,
    sold: car.sold,
    soldAt: car.soldAt,
    tag: car.tag,
    certified: car.certified,
    price: car.price,
    beforePrice: car.beforePrice,
    subscriptionPrice: car.subscriptionPrice,
    preorder: car.preorder,
    priceType: car.priceType,
    km: car.km,
    simpleBody: car.simpleBody,
    simpleTransmission: car.simpleTransmission,
    simpleFuel: car.simpleFuel,
    createdAt: car.createdAt,
    updatedAt: car.updatedAt,
    imageUrl: car.images[0]?.thumbUrl ?? null,
    photosCount: car.images.length,
    trailerMass: car.specifications?.aggregateTrailerMass ?? null,
    bodyLength: car.specifications?.bodyLength ?? null,
    sleeps: car.specifications?.sleeps ?? null,
    tareWeight: car.specifications?.tareWeight ?? null,
    youxQuote: car.youxQuote,
    lenders: car.lenders.map(cardOffer),
  };
}

const cardOffer = (offer: LenderData): CardOffer => ({
  lender: offer.lender,
  interestRate: offer.interestRate,
  comparisonRate: offer.comparisonRate,
  paymentWeek: offer.paymentWeek,
  paymentMonth: offer.paymentMonth,
  deposit: offer.deposit,
  termMonths: offer.termMonths,
  establishmentFees: offer.establishmentFees,
});
