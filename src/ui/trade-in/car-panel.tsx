import { DottedLine } from '#src/ui/kit/dotted-line.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OwnCarView } from '#src/views/trade-in/own-car-view.ts';

interface Props {
  readonly car: OwnCarView;
  /** Where another car is named; null once it is settled. */
  readonly otherHref: string | null;
  /** What stands below it, if anything. */
  readonly note: string | null;
}

/** What is said beside a step that is still to be sent. */
export const NOT_SENT = 'Nothing has gone to the dealer yet. Your answers are saved, so you can come back to them here.';

/** A shopper's own car, beside a step. */
export function CarPanel({ car, otherHref, note }: Props) {
  return (
    <aside className="trade-flow__side">
      <div className="trade-panel grid gap-4">
        <div className="trade-car">
          <div className="trade-car__photo">
            <Photo picture={car.picture} body={car.body} sizes="120px" when="eager" />
          </div>
          <div>
            <p className="font-semibold">{car.name}</p>
            <DottedLine parts={car.line} className="text-sm text-ink-2" />
          </div>
        </div>
        {car.facts.length > 0 && (
          <dl className="trade-facts">
            {car.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {otherHref !== null && (
          <SiteLink href={otherHref} className="trade-link justify-self-start">
            That’s not my car
          </SiteLink>
        )}
      </div>
      {note !== null && <p className="px-1 text-sm text-ink-2">{note}</p>}
    </aside>
  );
}
