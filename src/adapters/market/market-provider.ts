import type { PriceComparison } from '#src/rules/market/price-comparison.ts';

/** What a provider is told of a vehicle: nothing of its dealer or of who looks at it. */
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

/** Somewhere prices can be compared with the market's. It throws where it fails; null means that it knows nothing of such a vehicle. */
export interface MarketProvider {
  compare(vehicle: ComparedVehicle): Promise<PriceComparison | null>;
}
