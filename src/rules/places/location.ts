import type { DayHours } from '#src/rules/hours/hours-lines.ts';
import type { LocationType } from './location-types.ts';

/** A location of a dealership, as it is stored (ledger D1). */
export interface Location {
  readonly id: number;
  readonly dealershipId: number;
  readonly slug: string;
  readonly name: string;
  readonly locationType: LocationType;
  readonly locationSubtype: readonly string[];
  readonly isPrimary: boolean;
  readonly visible: boolean;
  readonly manufacturers: readonly string[];
  readonly dealerLicenseNumber: string | null;
  readonly motorVehicleRepairer: string | null;
  readonly addressId: number | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly lat: number | null;
  readonly long: number | null;
  readonly placeUrl: string | null;
  readonly placeId: string | null;
  readonly mapKey: string | null;
  readonly phone: string | null;
  readonly landlinePhone: string | null;
  readonly openingHours: readonly DayHours[];
  readonly imageUrl: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  readonly distributionLocations: readonly string[];
}
