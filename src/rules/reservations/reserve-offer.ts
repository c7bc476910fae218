import { priceCents } from '../price/price-cents.ts';
import type { Vehicle } from '../stock/vehicle.ts';
import { isSold } from '../stock/vehicle-status.ts';
import { exactDollars } from '../text/money-text.ts';
import { priceRefusal } from './payable-deposit.ts';

/** The texts of the reserve button; a site chooses one (ledger R1). */
export const RESERVE_LABELS = ['buy-online', 'reserve-now', 'reserve-car-now'] as const;
export type ReserveLabel = (typeof RESERVE_LABELS)[number];

/** The last part of the checkout's address: /cars/{slug}/checkout (ledger R2). */
export const CHECKOUT_PATHS = ['checkout', 'buy-online'] as const;
export type CheckoutPath = (typeof CHECKOUT_PATHS)[number];

export interface ReserveSwitches {
  readonly reserveEnabled: boolean;
  readonly reserveLabel: ReserveLabel;
  /** In dollars, for vehicles without a deposit of their own. */
  readonly reserveAmount: number;
}

/** Whether a site's vehicles are bought online step by step, which ends with reserving (ledger R3). */
export const sellsOnline = (site: { readonly purchaseJourney: boolean; readonly reserveEnabled: boolean }): boolean =>
  site.purchaseJourney && site.reserveEnabled;

type Car = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'reserveEligible' | 'price' | 'reserveAmount'>;

/** What reserving a vehicle costs: its own deposit, or else the site's (ledger R2). */
export const depositCents = (car: Pick<Car, 'reserveAmount'>, site: Pick<ReserveSwitches, 'reserveAmount'>): number =>
  Math.round((car.reserveAmount ?? site.reserveAmount) * 100);

/** Whether a vehicle can be reserved online now (ledger R1). */
export const isReservable = (car: Car, switches: Pick<ReserveSwitches, 'reserveEnabled' | 'reserveAmount'>): boolean =>
  switches.reserveEnabled &&
  car.status === 'in_stock' &&
  !isSold(car) &&
  !car.reserved &&
  car.reserveEligible &&
  priceRefusal(priceCents(car), depositCents(car, switches)) === null;

/** What stands where a vehicle is reserved. */
export type ReserveOffer =
  | { readonly kind: 'reserve'; readonly label: string; readonly amountCents: number }
  /** 'Find Me Something Similar' in its place. */
  | { readonly kind: 'similar' };

/** The reserve button of a vehicle, or what stands in its place; null on a site that takes no reservations (ledger R1). */
export function reserveOffer(car: Car & Pick<Vehicle, 'itemType'>, switches: ReserveSwitches): ReserveOffer | null {
  if (!switches.reserveEnabled) return null;
  if (!isReservable(car, switches)) return { kind: 'similar' };
  const amountCents = depositCents(car, switches);
  return { kind: 'reserve', label: reserveLabel(switches.reserveLabel, car.itemType, amountCents), amountCents };
}

function reserveLabel(label: ReserveLabel, itemType: Vehicle['itemType'], cents: number): string {
  switch (label) {
    case 'buy-online':
      return 'Buy Online';
    case 'reserve-now':
      return `Reserve Now ${exactDollars(cents / 100)}`;
    case 'reserve-car-now':
      return `Reserve ${itemType === 'caravan' ? 'Caravan' : 'Car'} Now for ${exactDollars(cents / 100)}`;
  }
}
