import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { SimilarView } from '#src/views/vehicle/similar-vehicles.ts';
import { EstimateNote } from '../finance/estimate-note.tsx';
import { ShortTowCaution } from '../tow/short-tow-caution.tsx';

/** This many fit into any window at once, so that arrows would be useless. */
const FIT = 3;

/** Similar vehicles, in a row to swipe or in several rows (ledger V13). */
export function SimilarVehicles({ similar: { heading, layout, cards, href } }: { readonly similar: SimilarView }) {
  return (
    <Section heading={heading} link={{ label: 'View all', href }} ground="sunk">
      {layout === 'carousel' ? (
        <Carousel>
          <div className="similar-row">
            <CarouselRow label={heading}>
              <Cards cards={cards} sizes="(width >= 1240px) 370px, (width >= 640px) 46vw, 84vw" />
            </CarouselRow>
          </div>
          {cards.length > FIT && (
            <div className="mt-3 hidden justify-end gap-2 sm:flex">
              <CarouselButton to="previous" />
              <CarouselButton to="next" />
            </div>
          )}
        </Carousel>
      ) : (
        <ul className="similar-rows grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
          <Cards cards={cards} sizes="(width >= 1040px) 420px, (width >= 640px) 46vw, 92vw" />
        </ul>
      )}
      <EstimateNote cards={cards} />
      <ShortTowCaution cards={cards} />
    </Section>
  );
}

function Cards({ cards, sizes }: { readonly cards: readonly CardView[]; readonly sizes: string }) {
  return cards.map((card) => (
    <li key={card.id} className="grid">
      <VehicleCard card={card} level={3} sizes={sizes} />
    </li>
  ));
}
