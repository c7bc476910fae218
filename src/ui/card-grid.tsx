import type { CardView } from '#src/use-cases/page-types.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface Props {
  readonly cards: readonly CardView[];
  readonly cardsPerRow: 3 | 4;
}

/** Cards in rows: one on a phone, two on a tablet, three or four on a wide screen. The first row is fetched at once. */
export function CardGrid({ cards, cardsPerRow }: Props) {
  const when = (at: number) => (at === 0 ? 'first' : at < cardsPerRow ? 'eager' : 'lazy');
  return (
    <ul className={`grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3 ${cardsPerRow === 4 ? '2xl:grid-cols-4' : ''}`}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <VehicleCard card={card} when={when(at)} />
        </li>
      ))}
    </ul>
  );
}
