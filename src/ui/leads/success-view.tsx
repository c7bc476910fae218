import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';
import type { SuccessPage } from '#src/views/leads/show-success.ts';
import { Receipt } from './receipt.island.tsx';

/** The page after a form was sent: thanks, what happens next and when, what was sent, and other vehicles. */
export function SuccessView({ page: { similar, ...page } }: { readonly page: SuccessPage }) {
  return (
    <>
      <Receipt page={page} />
      <VehicleRail
        heading={`Other ${page.vehicleWord}s you may like`}
        cards={similar}
        viewAllHref={page.similarHref}
        ground="sunk"
      />
    </>
  );
}
