import { SaveButton } from '#src/ui/favourites/save-button.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { PrintButton } from './print-button.island.tsx';
import { ShareButton } from './share-button.island.tsx';

/** What a shopper does with a vehicle besides enquiring: save it, share it, print it (ledger V2). */
export function VehicleActions({ page }: { readonly page: VehiclePage }) {
  const isSold = page.save?.account?.isSold === true;
  // Of a sold vehicle few visitors have it, and its place must not be an empty one before the others.
  const save = page.save !== null && (
    <div className="grid">
      <SaveButton car={page.save} look="page" />
    </div>
  );
  return (
    <div className="mt-5 print:hidden">
      {/* Reserves the row's height and columns, so that nothing moves when the saved state is known. */}
      <div className="grid min-h-(--tenant-control-height) auto-cols-fr grid-flow-col gap-2 *:min-w-0 [&_:is(a,button):not(.share-menu__row)]:px-2 [&>fc-island]:grid">
        {!isSold && save}
        <ShareButton share={page.share} />
        <PrintButton sheet={page.sheet} />
        {isSold && save}
      </div>
    </div>
  );
}
