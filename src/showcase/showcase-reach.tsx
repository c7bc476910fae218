import { CallPanel } from '#src/ui/vehicle/call-panel.tsx';
import { ShareButton } from '#src/ui/vehicle/share-button.island.tsx';
import { SimilarVehicles } from '#src/ui/vehicle/similar-vehicles.tsx';
import { ViewsFace } from '#src/ui/vehicle/views-count.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import type { CallView } from '#src/views/vehicle/call-view.ts';

const CALL: CallView = {
  text: 'Call the dealer',
  phone: '(02) 7010 2800',
  masked: '(02) •••• ••••',
  carId: 1,
  dealershipId: 1,
  websiteId: 1,
};

/**
 * The contact parts of a vehicle's page: the telephone number hidden and shown, page views, sharing, similar vehicles in both
 * layouts.
 */
export function ShowcaseContact({ page, cards }: { readonly page: ComponentsPage; readonly cards: readonly CardView[] }) {
  const similar = { cards: cards.slice(0, 6), href: '#cards' };
  return (
    <>
      <div className="wrap flex flex-wrap items-center gap-4 pb-10">
        <CallPanel call={CALL} look="button" />
        <CallPanel call={{ ...CALL, masked: null }} look="button" />
        <CallPanel call={CALL} look="icon" />
        <ViewsFace views={1} />
        <ViewsFace views={12_043} />
        <div>
          <ShareButton share={{ url: 'https://dealer.example/cars/sample-1', title: 'Sample Rover', notice: 'toast' }} />
        </div>
      </div>
      <SimilarVehicles similar={{ ...similar, heading: `Similar ${page.word}s In-Stock`, layout: 'carousel' }} />
      <SimilarVehicles similar={{ ...similar, heading: `Similar ${page.word}s Available`, layout: 'list' }} />
    </>
  );
}
