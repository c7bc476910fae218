import { gridColumns } from '#src/rules/places/grid-columns.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { LocationCard } from '#src/ui/places/location-card.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly locations: readonly LocationView[];
  readonly ground: 'plain' | 'sunk';
}

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-3 xl:grid-cols-4' } as const;

/**
 * The dealer's locations as a grid of cards; the number of columns depends on their count (ledger D2). Renders nothing without
 * locations.
 */
export function LocationCards({ heading, text, locations, ground }: Props) {
  if (locations.length === 0) return null;
  const columns = gridColumns(locations.length);
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul data-columns={columns} className={`grid gap-(--gap) sm:grid-cols-2 ${COLUMNS[columns]}`}>
        {locations.map((view) => (
          <li key={view.slug}>
            <LocationCard view={view} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
