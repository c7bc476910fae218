import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { TowCaution } from './tow-caution.tsx';
import { TowInvite } from './tow-invite.tsx';
import { TowPlace } from './tow-place.tsx';
import { weightsData } from './weights-data.ts';

/** Whether the shopper's car may tow this caravan, on its page (ledger P15). */
export function TowSection({ tow }: { readonly tow: VehiclePage['tow'] }) {
  if (tow === null) return null;
  return (
    <div className="grid gap-4 print:hidden">
      <TowInvite headingLevel={2} />
      <TowPlace part="page" data={weightsData(tow)} className="tow-room-page" />
      <TowCaution />
    </div>
  );
}
