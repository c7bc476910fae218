import { telHref } from '#src/rules/text/tel-href.ts';
import type { HoursView } from '#src/use-cases/hours-view.ts';
import type { PlaceLine } from '#src/use-cases/page-types.ts';
import { buttonClass } from './button-class.ts';
import { HoursList } from './hours/hours-list.tsx';
import { HoursPanel } from './hours/hours-panel.tsx';
import { Icon } from './icon.tsx';
import { PlaceAddress } from './place-address.tsx';
import { Section } from './section.tsx';
import { SiteLink } from './site-link.tsx';

export interface PlacePanel {
  readonly place: PlaceLine;
  readonly hours: HoursView | null;
  readonly stockHref: string;
  readonly stockLabel: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly places: readonly PlacePanel[];
  readonly ground: 'plain' | 'sunk';
}

/** Where the dealer is and when it is open: one place with room to breathe, several side by side. */
export function LocationPanel({ heading, text, places, ground }: Props) {
  const [only] = places;
  if (only === undefined) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      {places.length === 1 ? (
        <div className="grid gap-x-16 gap-y-6 rounded-panel border border-line bg-surface p-[clamp(1.5rem,4vw,3rem)] md:grid-cols-2">
          <Place panel={only} />
          {only.hours !== null && <HoursPanel hours={only.hours} />}
        </div>
      ) : (
        <ul className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
          {places.map((panel) => (
            <li key={panel.place.name} className="flex flex-col rounded-card border border-line bg-surface p-5">
              <Place panel={panel} />
              {panel.hours !== null && <HoursList hours={panel.hours} className="mt-4 border-t border-line pt-3 text-md" />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Place({ panel: { place, stockHref, stockLabel } }: { readonly panel: PlacePanel }) {
  return (
    <div className="flex-1">
      <h3 className="text-xl">{place.name}</h3>
      <address className="mt-2 text-ink-2 not-italic">
        <PlaceAddress place={place} />
      </address>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <SiteLink href={stockHref} className={buttonClass('outline')}>
          {stockLabel}
          <span className="sr-only"> at {place.name}</span>
        </SiteLink>
        {place.phone !== null && (
          <a href={telHref(place.phone)} className={buttonClass('plain')}>
            <Icon name="phone" />
            {place.phone}
          </a>
        )}
      </p>
    </div>
  );
}
