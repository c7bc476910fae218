import type { LenderData, Vehicle } from '../stock/vehicle.ts';
import { isAvailable } from '../stock/vehicle-status.ts';
import type { Lender } from './lender.ts';

export type FinancedCar = Pick<Vehicle, 'year' | 'make' | 'price' | 'status' | 'sold'>;

/** The part of a lender's offer that an estimate needs. */
export type LenderOffer = Pick<LenderData, 'interestRate' | 'comparisonRate' | 'paymentWeek' | 'paymentMonth'>;

export interface FinanceInput {
  readonly financeExcludedMakes: readonly string[];
  readonly financeExcluded: boolean;
  readonly thisYear: number;
}

const OLDEST = 12;
const CHEAPEST = 500;

type Rule = (car: FinancedCar, offer: LenderOffer | null, thisYear: number) => boolean;

const costsEnough: Rule = ({ price }) => price !== null && price > CHEAPEST;

/** What each rule requires besides a vehicle that is for sale (ledger M1). */
const RULES: Readonly<Record<Lender['rule'], readonly Rule[]>> = {
  a: [(car, _offer, thisYear) => thisYear - car.year <= OLDEST, costsEnough, (_car, offer) => isThere(offer?.comparisonRate)],
  b: [],
  c: [costsEnough, (_car, offer) => isThere(offer?.paymentWeek)],
  d: [costsEnough, (_car, offer) => isThere(offer?.paymentMonth)],
};

/** Whether a vehicle can be financed, by its make, its dealership and its lender's rule (ledger M1, M3). */
export const canBeFinanced = (
  car: FinancedCar,
  offer: LenderOffer | null,
  rule: Lender['rule'],
  { financeExcludedMakes, financeExcluded, thisYear }: FinanceInput,
): boolean =>
  !financeExcluded &&
  !financeExcludedMakes.some((make) => make.toLowerCase() === car.make.toLowerCase()) &&
  isAvailable(car) &&
  RULES[rule].every((holds) => holds(car, offer, thisYear));

/** Whether an estimate can be shown: there is an offer with both rates, and the vehicle can be financed (ledger M1). */
export const hasEstimate = <Offer extends LenderOffer>(
  car: FinancedCar,
  offer: Offer | null,
  rule: Lender['rule'],
  input: FinanceInput,
): offer is Offer & { readonly interestRate: number; readonly comparisonRate: number } =>
  offer !== null && isThere(offer.interestRate) && isThere(offer.comparisonRate) && canBeFinanced(car, offer, rule, input);

const isThere = (value: number | null | undefined): boolean => value !== null && value !== undefined && Number.isFinite(value);
