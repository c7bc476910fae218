import type { SimilarView } from '#src/use-cases/vehicle-page-types.ts';
import { VehicleRail } from '../vehicle-rail.tsx';

/** Vehicles like the one shown. */
export function SimilarVehicles({ similar }: { readonly similar: SimilarView }) {
  return <VehicleRail heading={similar.heading} cards={similar.cards} viewAllHref={similar.href} ground="sunk" />;
}
