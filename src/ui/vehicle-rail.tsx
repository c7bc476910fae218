import { Link } from 'react-router';
import type { CardView } from '#src/use-cases/page-types.ts';
import { Icon } from './icon.tsx';
import { VehicleCard } from './vehicle-card.tsx';

interface Props {
  readonly heading: string;
  readonly cards: readonly CardView[];
  /** Where the whole list is, if there is one. */
  readonly viewAllHref: string | null;
}

/** A row of vehicles that is swiped or scrolled sideways and needs no script; nothing where there are none. */
export function VehicleRail({ heading, cards, viewAllHref }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
          <h2>{heading}</h2>
          {viewAllHref !== null && (
            <Link
              to={viewAllHref}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
            >
              View all
              <span className="sr-only">: {heading}</span>
              <Icon name="arrow" className="size-4" />
            </Link>
          )}
        </div>
        <ul className="rail">
          {cards.map((card) => (
            <li key={card.id}>
              <VehicleCard card={card} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
