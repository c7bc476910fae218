import type { PriceComparison } from '#src/rules/market/price-comparison.ts';

/** What a provider gets to know about a vehicle: nothing about its dealer or the visitor. */
export interface ComparedVehicle {
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly year: number;
  readonly km: number | null;
  readonly price: number;
}

/** A source of price comparisons. It throws when it fails; null means that it knows no such vehicle. */
export interface MarketProvider {
  compare(vehicle: ComparedVehicle): Promise<PriceComparison | null>;
}
