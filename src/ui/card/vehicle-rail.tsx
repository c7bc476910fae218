import { EstimateNote } from '#src/ui/finance/estimate-note.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import { ShortTowCaution } from '#src/ui/tow/short-tow-caution.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface Props {
  readonly heading: string;
  readonly text?: string | null;
  readonly cards: readonly CardView[];
  /** The address of the whole list, if there is one. */
  readonly viewAllHref: string | null;
  readonly ground?: 'plain' | 'sunk';
}

/** A row of vehicles that is swiped or scrolled and needs no script. Renders nothing without vehicles. */
export function VehicleRail({ heading, text = null, cards, viewAllHref, ground = 'plain' }: Props) {
  if (cards.length === 0) return null;
  const link = viewAllHref === null ? null : { label: 'View all', href: viewAllHref };
  return (
    <Section heading={heading} text={text} link={link} ground={ground}>
      <ul className="rail">
        {cards.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} level={3} sizes="(width >= 1040px) 330px, 304px" />
          </li>
        ))}
      </ul>
      <EstimateNote cards={cards} />
      <ShortTowCaution cards={cards} />
    </Section>
  );
}
