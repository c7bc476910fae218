import { Price } from '#src/ui/card/price.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { BesideCar } from '#src/views/accounts/beside-car.ts';

export interface Reason {
  readonly icon: IconName;
  readonly text: string;
}

interface Props {
  readonly car: BesideCar | null;
  /** What the form is good for; shown on a desk. */
  readonly reasons: readonly Reason[];
  /** What it is, where no vehicle is shown. */
  readonly label?: string;
}

/** What a form is for: the vehicle, and what is gained. */
export function Beside({ car, reasons, label = 'Why sign in' }: Props) {
  if (car === null && reasons.length === 0) return null;
  return (
    <aside className="sign-in__beside" data-plain={car === null ? '' : undefined} aria-label={car === null ? label : car.name}>
      {car !== null && (
        <div className="sign-in__photo">
          <Photo picture={car.picture} body={car.body} sizes="(min-width: 56.25rem) 52vw, 144px" when="first" />
        </div>
      )}
      <div className="sign-in__words">
        {car !== null && (
          <>
            <p className="leading-snug font-semibold">{car.name}</p>
            <p className="text-md text-ink-2">{car.details}</p>
            {car.price !== null && (
              <div className="sign-in__price">
                <Price price={car.price} />
              </div>
            )}
          </>
        )}
        {reasons.length > 0 && (
          <ul className="sign-in__reasons">
            {reasons.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
