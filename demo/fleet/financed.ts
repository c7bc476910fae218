import type { DemoVehicle } from '../dated.ts';
import { DEALERS } from './dealers.ts';
import { lenderOffer } from './lender-offer.ts';

/** A vehicle written by hand, with its dealership's lenders' offers; one that has its own, or no price, is unchanged. */
export function financed(vehicle: DemoVehicle, dealership: string): DemoVehicle {
  const price = 'price' in vehicle && typeof vehicle.price === 'number' ? vehicle.price : 0;
  if ('finance_lenders' in vehicle || price <= 5000) return vehicle;
  const offers = (DEALERS[dealership]?.lenders ?? []).map(
    (lender) => [lender, lenderOffer({ price, lender, months: 60, hasComparison: true })] as const,
  );
  return { ...vehicle, finance_lenders: Object.fromEntries(offers) };
}
