import type { ReactNode } from 'react';
import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import { MessagePage } from '#src/ui/pages/message-page.tsx';
import { PrintButtonFace } from '#src/ui/vehicle/print-button.tsx';
import { VehicleSidebar } from '#src/ui/vehicle/vehicle-sidebar.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleCards } from './sample-cards.ts';
import { sampleGallery } from './sample-gallery.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import { ShowcaseAccounts } from './showcase-accounts.tsx';
import { ShowcaseBlocks } from './showcase-blocks.tsx';
import { ShowcaseForms } from './showcase-forms.tsx';
import { ShowcaseGallery } from './showcase-gallery.tsx';
import { ShowcaseGarage } from './showcase-garage.tsx';
import { ShowcaseLocations } from './showcase-locations.tsx';
import { ShowcaseMarket } from './showcase-market.tsx';
import { ShowcaseModelPages } from './showcase-model-pages.tsx';
import { ShowcaseModels } from './showcase-models.tsx';
import { ShowcaseOffers } from './showcase-offers.tsx';
import { ShowcasePages } from './showcase-pages.tsx';
import { ShowcaseParts } from './showcase-parts.tsx';
import { ShowcasePlaces } from './showcase-places.tsx';
import { ShowcasePromotions } from './showcase-promotions.tsx';
import { ShowcaseContact } from './showcase-reach.tsx';
import { ShowcaseSearch } from './showcase-search.tsx';
import { ShowcaseTools } from './showcase-tools.tsx';
import { ShowcaseTradeIn } from './showcase-trade-in.tsx';
import { ShowcaseVehicle } from './showcase-vehicle.tsx';

/** Every component in every state, in the theme of the site it is opened on: for developers, browser tests and axe. */
export function Showcase({ page }: { readonly page: ComponentsPage }) {
  const cards = sampleCards(page);
  return (
    <>
      <div className="wrap py-10">
        <h1>Components</h1>
        <p className="mt-2 text-ink-2">Every part and state of this site’s pages.</p>
      </div>
      <ShowcaseParts />
      <Shown id="cards" title="Cards">
        <ul className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {cards.map(({ state, card }) => (
            <li key={state} className="flex flex-col">
              <p className="mb-2 text-sm text-ink-2">{state}</p>
              <VehicleCard card={card} level={3} />
            </li>
          ))}
        </ul>
      </Shown>
      <ShowcaseSearch page={page} cards={cards.map(({ card }) => card)} />
      <Shown id="kept" title="Kept vehicles">
        <ShowcaseGarage page={page} cards={cards.map(({ card }) => card)} />
      </Shown>
      <Shown id="garage" title="Watchlist and garage">
        <ShowcaseAccounts page={page} />
      </Shown>
      <Shown id="vehicles" title="Vehicle">
        <div className="grid gap-10 lg:grid-cols-2">
          <VehicleSidebar page={sampleVehicle(page, {})} headingLevel={3} />
          <VehicleSidebar
            page={sampleVehicle(page, {
              available: false,
              price: null,
              call: null,
              gallery: { ...sampleGallery(page), look: 'mosaic' },
            })}
            headingLevel={3}
          />
        </div>
        <ShowcaseVehicle page={page} />
        <ShowcasePrint />
        <ShowcaseGallery page={page} />
      </Shown>
      <Shown id="market" title="Market">
        <ShowcaseMarket />
      </Shown>
      <ShowcaseContact page={page} cards={cards.map(({ card }) => card)} />
      <Shown id="forms" title="Forms">
        <ShowcaseForms />
      </Shown>
      <Shown id="trade-in" title="Trade-in">
        <ShowcaseTradeIn />
      </Shown>
      <ShowcaseBlocks page={page} cards={cards.map(({ card }) => card)} />
      <ShowcasePromotions page={page} />
      <ShowcasePages page={page} />
      <ShowcasePlaces page={page} />
      <ShowcaseModels page={page} cards={cards.map(({ card }) => card)} />
      <ShowcaseModelPages page={page} />
      <ShowcaseLocations page={page} />
      <ShowcaseOffers page={page} />
      <ShowcaseTools />
      <MessagePage
        title="We can’t find that page"
        text="It may have moved, or the vehicle may have been sold."
        links={[{ label: 'Search our stock', href: '#cards' }]}
        headingLevel={2}
      />
    </>
  );
}

function Shown({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} className="wrap grid gap-8 py-10">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const sheet = { carId: 1, pdfHref: '#vehicles', printHref: '#vehicles' };
const STATES = [
  { kind: 'idle' },
  { kind: 'preparing' },
  { kind: 'failed', message: 'We couldn’t prepare the PDF. Please try again in a moment.' },
] as const;
const nothing = () => {};

function ShowcasePrint() {
  return (
    <div className="grid max-w-xl grid-cols-3 gap-4">
      {STATES.map((state) => (
        <PrintButtonFace key={state.kind} sheet={sheet} state={state} onPress={nothing} />
      ))}
    </div>
  );
}
