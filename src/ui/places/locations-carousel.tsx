import { carouselShape } from '#src/rules/places/grid-columns.ts';
import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';
import { LocationCard } from './location-card.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly locations: readonly LocationView[];
  readonly ground: 'plain' | 'sunk';
}

/** The dealer's locations in a row to swipe; scrollable without script (ledger D2, N6). */
export function LocationsCarousel({ heading, text, locations, ground }: Props) {
  if (locations.length === 0) return null;
  const { isWide, perRow } = carouselShape(locations.length);
  return (
    <Section heading={heading} text={text} ground={ground}>
      <Carousel>
        <div className="places-row" data-wide={isWide ? '' : undefined} data-per-row={perRow}>
          <CarouselRow label={heading}>
            {locations.map((view) => (
              <li key={view.slug}>
                <LocationCard view={view} size="short" />
              </li>
            ))}
          </CarouselRow>
          {locations.length > 1 && (
            <div className="mt-3 flex items-center justify-between gap-2">
              <p className="flex items-center gap-2 text-md text-ink-2 sm:invisible">
                Swipe to see more
                <Icon name="arrow" className="size-4" />
              </p>
              <div className="hidden gap-2 sm:flex">
                <CarouselButton to="previous" />
                <CarouselButton to="next" />
              </div>
            </div>
          )}
        </div>
      </Carousel>
    </Section>
  );
}
