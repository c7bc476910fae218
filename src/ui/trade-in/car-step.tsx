import { buttonClass } from '#src/ui/kit/button-class.ts';
import { DottedLine } from '#src/ui/kit/dotted-line.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';

/** The car that a registration led to: is it the shopper's? */
export function CarStep({ view: { car, path } }: { readonly view: ValuationView }) {
  if (car === null) return null;
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <h1>Is this your car?</h1>
        <div className="trade-panel grid max-w-160 gap-5">
          <div className="trade-car__photo trade-car__photo--large">
            <Photo picture={car.picture} body={car.body} sizes="(min-width: 48rem) 600px, 100vw" when="first" />
          </div>
          <div>
            <p className="text-xl font-semibold">{car.name}</p>
            <DottedLine parts={car.line} className="text-ink-2" />
          </div>
          <div className="trade-acts">
            <SiteLink href={`${path}/condition`} className={buttonClass('primary')}>
              Yes, that’s it
            </SiteLink>
            <SiteLink href={`${path}/by-hand`} className="trade-link">
              That’s not my car
            </SiteLink>
          </div>
        </div>
      </div>
    </div>
  );
}
