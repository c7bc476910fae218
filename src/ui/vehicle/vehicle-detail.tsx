import type { VehiclePage } from '#src/use-cases/vehicle-page-types.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { AskButton } from '../forms/ask-button.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Icon } from '../icon.tsx';
import { Price } from '../price.tsx';
import { CallPanel } from './call-panel.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleSidebar } from './vehicle-sidebar.tsx';
import { VehicleTitle } from './vehicle-title.tsx';

/** A vehicle's own page: photographs, the sidebar that follows along, facts, features and the dealer's words. */
export function VehicleDetail({ page }: { readonly page: VehiclePage }) {
  const isMosaic = page.gallery.look === 'mosaic';
  const gallery = <Gallery view={page.gallery} />;
  return (
    <>
      <div className="wrap pb-16">
        <Breadcrumb crumbs={page.crumbs} />
        <article
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
          <div className={`lg:col-start-2 ${isMosaic ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1'}`}>
            <VehicleSidebar page={page} />
          </div>
          <div className={`grid min-w-0 content-start gap-14 pt-4 ${isMosaic ? 'lg:col-start-1 lg:row-start-2' : ''}`}>
            <VehicleFacts facts={page.facts} />
            <section>
              <h2>{page.commentsTitle}</h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the words were made safe when they came in, on the one path that writes stock. */}
              <div className="rich-text mt-4" dangerouslySetInnerHTML={{ __html: page.commentsHtml }} />
            </section>
            <Features equipment={page.equipment} />
          </div>
        </article>
      </div>
      {page.similar !== null && <SimilarVehicles similar={page.similar} />}
      <PhoneBar page={page} />
    </>
  );
}

function Features({ equipment }: { readonly equipment: readonly string[] }) {
  if (equipment.length === 0) return null;
  return (
    <section>
      <h2>Features</h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {equipment.map((feature) => (
          <li key={feature} className="flex gap-3 border-b border-line py-3">
            <Icon name="check" className="mt-0.5 size-5 text-link" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone the price and the way to the dealer stay in reach while one reads. */
function PhoneBar({ page }: { readonly page: VehiclePage }) {
  if (!page.available || page.price === null) return null;
  return (
    <div className="sticky bottom-0 z-20 flex items-center justify-between gap-4 bg-surface px-5 py-3 shadow-bar lg:hidden">
      <Price price={page.price} />
      <span className="flex gap-2">
        {page.call !== null && <CallPanel call={page.call} look="icon" />}
        <AskButton ask={page.asks.enquiry} car={page.formCar} look="primary" className="px-4" />
      </span>
    </div>
  );
}
