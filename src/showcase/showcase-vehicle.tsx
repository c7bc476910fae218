import { MoreOfBar } from '#src/ui/vehicle/phone-bar.tsx';
import { PriceHistory } from '#src/ui/vehicle/price-history.tsx';
import { ShortBarFace } from '#src/ui/vehicle/short-bar.tsx';
import { UsedChecks } from '#src/ui/vehicle/used-checks.tsx';
import { KeyInformation, VehicleDetails, VehicleSpecifications } from '#src/ui/vehicle/vehicle-facts.tsx';
import { VehicleMap } from '#src/ui/vehicle/vehicle-map.tsx';
import { VehicleStory } from '#src/ui/vehicle/vehicle-story.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleVehicle } from './sample-vehicle.ts';

/** The parts of a vehicle's page below its gallery, full and nearly empty. */
export function ShowcaseVehicle({ page }: { readonly page: ComponentsPage }) {
  const full = sampleVehicle(page, {});
  const bare = sampleVehicle(page, {
    commentsHtml: '',
    equipment: [],
    promises: { included: [], whyBuy: [], protect: [] },
    checks: [],
  });
  return (
    <div className="grid gap-14">
      <KeyInformation facts={full.facts} />
      <VehicleStory page={full} />
      <VehicleStory page={bare} />
      <VehicleDetails facts={full.facts} />
      <VehicleSpecifications facts={full.specifications} />
      <UsedChecks page={full} />
      <UsedChecks page={bare} />
      {full.history !== null && <PriceHistory history={full.history} />}
      {full.map !== null && <VehicleMap page={full} map={full.map} />}
      {/* In a box of their own, because both stick to the window. */}
      <div className="relative h-24 transform-[translate(0)] overflow-clip">
        <ShortBarFace page={full} isShown />
      </div>
      <div className="relative mt-12 h-px">
        <MoreOfBar page={full} isShown />
      </div>
    </div>
  );
}
