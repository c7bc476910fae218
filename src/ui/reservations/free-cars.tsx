import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import { EstimateNote } from '#src/ui/finance/estimate-note.tsx';
import type { CardView } from '#src/views/card/card-view.ts';

interface Props {
  readonly cards: readonly CardView[];
  readonly className?: string;
}

/** What else there is for somebody whose vehicle was taken, or who let it go. */
export const FreeCars = ({ cards, className = '' }: Props) =>
  cards.length > 0 && (
    <section className={`grid gap-4 ${className}`} aria-labelledby="free-cars">
      <h2 id="free-cars" className="flow__part">
        Similar, and available now
      </h2>
      <ul className="taken-cards">
        {cards.map((card) => (
          <li key={card.id} className="grid">
            <VehicleCard card={card} level={3} sizes="(width >= 1040px) 300px, (width >= 640px) 46vw, 92vw" />
          </li>
        ))}
      </ul>
      <EstimateNote cards={cards} />
    </section>
  );
