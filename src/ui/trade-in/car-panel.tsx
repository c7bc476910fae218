import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OwnCarView } from '#src/views/trade-in/own-car-view.ts';

/** A shopper's own car, beside a step. */
export function CarPanel({ car, path }: { readonly car: OwnCarView; readonly path: string }) {
  return (
    <aside className="trade-flow__side">
      <div className="trade-panel grid gap-4">
        <div className="trade-car">
          <div className="trade-car__photo">
            <Photo picture={car.picture} body={car.body} sizes="120px" when="eager" />
          </div>
          <div>
            <p className="font-semibold">{car.name}</p>
            <p className="text-sm text-ink-2">{car.line}</p>
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
        <SiteLink href={`${path}/by-hand`} className="trade-link">
          That’s not my car
        </SiteLink>
      </div>
      <p className="px-1 text-sm text-ink-2">
        Nothing has gone to the dealer yet. Your answers are saved, so you can come back to them here.
      </p>
    </aside>
  );
}
