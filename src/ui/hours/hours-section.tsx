import { Section } from '../section.tsx';
import { HoursDropdown } from './hours-dropdown.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { HoursTabs, type PlaceHours } from './hours-tabs.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly variant: 'table' | 'tabs' | 'dropdown';
  readonly places: readonly PlaceHours[];
  readonly ground: 'plain' | 'sunk';
}

const CARD = 'rounded-card border border-line bg-surface p-5';

/** When the dealer's places are open, in one of three arrangements (ledger D6); nothing where none says. */
export function HoursSection({ heading, text, variant, places, ground }: Props) {
  if (places.length === 0) return null;
  return (
    <Section heading={heading} text={text} ground={ground}>
      {variant === 'tabs' && (
        <div className={`max-w-[40rem] ${CARD}`}>
          <HoursTabs label="Location" places={places} />
        </div>
      )}
      {variant !== 'tabs' && (
        <ul className="grid items-start gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
          {places.map(({ label, hours }) => (
            <li key={label} className={variant === 'table' ? CARD : ''}>
              {variant === 'table' ? <HoursPanel heading={label} hours={hours} /> : <HoursDropdown label={label} hours={hours} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
