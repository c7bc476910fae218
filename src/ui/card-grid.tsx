import type { CardView } from '#src/use-cases/page-types.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface Props {
  readonly cards: readonly CardView[];
  readonly cardsPerRow: 3 | 4;
}

/** Cards in rows: one on a phone, two on a tablet, three or four on a wide screen. */
export function CardGrid({ cards, cardsPerRow }: Props) {
  return (
    <ul className={`grid gap-(--tenant-gap) sm:grid-cols-2 lg:grid-cols-3 ${cardsPerRow === 4 ? '2xl:grid-cols-4' : ''}`}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <VehicleCard card={card} eager={at < cardsPerRow} />
        </li>
      ))}
    </ul>
  );
}
