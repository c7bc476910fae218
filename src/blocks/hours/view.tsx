import { HoursDropdown } from '#src/ui/hours/hours-dropdown.tsx';
import { HoursPanel } from '#src/ui/hours/hours-panel.tsx';
import { HoursTabs, type LocationHours } from '#src/ui/hours/hours-tabs.tsx';
import { Section } from '#src/ui/kit/section.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly variant: 'table' | 'tabs' | 'dropdown';
  readonly locations: readonly LocationHours[];
  readonly ground: 'plain' | 'sunk';
}

const CARD = 'rounded-card border border-line bg-surface p-5';

/** When the dealer's locations are open, in one of three layouts (ledger D6). Renders nothing when no location has hours. */
export function HoursSection({ heading, text, variant, locations, ground }: Props) {
  if (locations.length === 0) return null;
  const isOne = locations.length === 1 || variant === 'tabs';
  if (!isOne)
    return (
      <Section heading={heading} text={text} ground={ground}>
        <ul className="grid items-start gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
          {locations.map((location) => (
            <li key={location.name}>
              <OneLocation location={location} variant={variant} />
            </li>
          ))}
        </ul>
      </Section>
    );
  return (
    <Section heading={null} ground={ground}>
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          {text !== '' && <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>}
        </div>
        {variant === 'tabs' ? (
          <div className={CARD}>
            <HoursTabs label="Location" locations={locations} />
          </div>
        ) : (
          locations.map((location) => <OneLocation key={location.name} location={location} variant={variant} />)
        )}
      </div>
    </Section>
  );
}

function OneLocation({ location, variant }: { readonly location: LocationHours; readonly variant: Props['variant'] }) {
  if (variant === 'dropdown') return <HoursDropdown {...location} />;
  return (
    <div className={CARD}>
      <HoursPanel heading={location.name} hours={location.hours} />
    </div>
  );
}
