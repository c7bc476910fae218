import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LocationCard } from '#src/ui/places/location-card.tsx';
import type { NearestView } from '#src/views/places/nearest-locations.ts';

interface Props {
  readonly heading: string;
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly nearest: NearestView;
  readonly ground: 'plain' | 'sunk';
}

/** A postcode field and the locations nearest to it; a plain form that needs no script (ledger D9). */
export function NearestLocations({ heading, headingLevel = 1, text, nearest, ground }: Props) {
  const { asked, message, locations } = nearest;
  if (locations.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section id="nearest" className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap grid gap-8">
        <div className="grid max-w-[44rem] gap-3">
          <Heading>{heading}</Heading>
          {text !== '' && <p className="text-lg text-ink-2">{text}</p>}
          <form method="get" action="#nearest" className="mt-2 grid gap-1.5">
            <label htmlFor="nearest-postcode" className="font-semibold">
              Your postcode
            </label>
            <div className="flex gap-2.5">
              <input
                id="nearest-postcode"
                name="postcode"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
                defaultValue={asked ?? ''}
                aria-invalid={message === null ? undefined : true}
                aria-describedby={message === null ? undefined : 'nearest-message'}
                className="field__input w-36"
              />
              <button type="submit" className={buttonClass('primary')}>
                Find the nearest
              </button>
            </div>
            {message !== null && (
              <p id="nearest-message" role="alert" className="flex items-center gap-1.5 font-semibold text-bad">
                <Icon name="alert" className="size-4" />
                {message}
              </p>
            )}
          </form>
        </div>
        <ul className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
          {locations.map(({ distance, ...view }) => (
            <li key={view.slug}>
              <LocationCard view={view} distance={distance} headingLevel={headingLevel === 1 ? 2 : 3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
