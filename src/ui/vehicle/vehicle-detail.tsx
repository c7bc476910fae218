import { callLabel } from '#src/rules/vehicle/call.ts';
import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { PostCards } from '../blog/post-cards.tsx';
import { FinanceSection } from '../finance/finance-section.tsx';
import { Film } from '../gallery/film.island.tsx';
import { FlawList } from '../gallery/flaw-list.tsx';
import { Gallery } from '../gallery/gallery.island.tsx';
import { VideoSlide } from '../gallery/video-slide.tsx';
import { MarketPanel } from '../market/market-panel.island.tsx';
import { RunningCosts } from '../running-costs/running-costs.tsx';
import { TowSection } from '../tow/tow-section.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PriceHistory } from './price-history.tsx';
import { ShortBar } from './short-bar.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { UsedChecks } from './used-checks.tsx';
import { KeyInformation, VehicleDetails, VehicleSpecifications } from './vehicle-facts.tsx';
import { VehicleMap } from './vehicle-map.tsx';
import { VehicleSidebar } from './vehicle-sidebar.tsx';
import { VehicleStory } from './vehicle-story.tsx';
import { VehicleTitle } from './vehicle-title.tsx';

/** A vehicle's own page: photographs, the sticky sidebar, facts, features and the dealer's text. */
export function VehicleDetail({ page }: { readonly page: VehiclePage }) {
  const isMosaic = page.gallery.look === 'mosaic';
  const { flaws, ...pictures } = page.gallery;
  const gallery = <Gallery view={pictures} />;
  return (
    <>
      <div className={`wrap ${page.map === null || page.finance !== null ? 'pb-16' : ''}`}>
        <Breadcrumb crumbs={page.crumbs} />
        <article
          data-call-label={callLabel(page)}
          data-car-id={page.viewed.id}
          className={`mt-1 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25.25rem] ${isMosaic ? '' : 'lg:grid-rows-[auto_1fr]'}`}
        >
          {isMosaic ? (
            <div className="grid min-w-0 gap-5 lg:col-span-2">
              <VehicleTitle page={page} size="wide" />
              {gallery}
            </div>
          ) : (
            <div className="min-w-0">{gallery}</div>
          )}
          <div
            className={`lg:col-start-2 lg:flex lg:flex-col lg:justify-end print:justify-start ${isMosaic ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1'}`}
          >
            {/* Sticks by its end: one that is taller than the window scrolls to its last button before it stays. */}
            <div className="lg:sticky lg:bottom-4 lg:min-h-[calc(100dvh-8rem)] print:min-h-0">
              <VehicleSidebar page={page} />
            </div>
          </div>
          <div
            className={`vehicle-column grid min-w-0 content-start gap-12 pt-4 ${isMosaic ? 'lg:col-start-1 lg:row-start-2' : ''}`}
          >
            <KeyInformation facts={page.facts} />
            <TowSection tow={page.tow} />
            {page.market !== null && <MarketPanel view={page.market} />}
            <FlawList flaws={flaws} body={pictures.body} />
            <VehicleStory page={page} />
            <VehicleDetails facts={page.facts} />
            <VehicleSpecifications facts={page.specifications} />
            <VehicleFilm gallery={page.gallery} />
            <UsedChecks page={page} />
            {page.history !== null && <PriceHistory history={page.history} />}
            {page.disclaimer !== null && <p className="max-w-[72ch] text-sm text-ink-2">{page.disclaimer}</p>}
          </div>
        </article>
      </div>
      <div className="vehicle-more">
        {page.finance !== null && <FinanceSection view={page.finance} />}
        <RunningCosts fuel={page.fuel} delivery={page.delivery} />
        {page.map !== null && <VehicleMap page={page} map={page.map} />}
        {page.similar !== null && <SimilarVehicles similar={page.similar} />}
      </div>
      {page.articles.length > 0 && (
        <Section heading="From our blog">
          <PostCards posts={page.articles} body={page.gallery.body} />
        </Section>
      )}
      <ShortBar page={page} />
      <PhoneBar page={page} />
    </>
  );
}

/** The film of a vehicle as a section of its page, for those who read on without swiping through the photographs (ledger V10). */
function VehicleFilm({ gallery: { video, images, body, isSold } }: { readonly gallery: GalleryView }) {
  if (video === null) return null;
  // The browser's own player needs no code of ours.
  const Player = video.kind === 'file' ? VideoSlide : Film;
  return (
    <section aria-label="Video" className="print:hidden">
      <h2 className="mb-3">Video</h2>
      <div className="relative aspect-video overflow-clip rounded-panel bg-sunk *:absolute *:inset-0">
        <Player video={video} poster={images[0] ?? null} body={body} isSold={isSold} />
      </div>
    </section>
  );
}
