import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { EvidenceView } from '#src/views/trade-in/evidence-view.ts';

const DOT = 13;
const HEAD = 32;

/** The advertisements that an offer rests on: one dot each, with the offer shaded. */
export function OfferEvidence({ evidence }: { readonly evidence: EvidenceView }) {
  const height = HEAD + evidence.rows * DOT;
  return (
    <section className="trade-panel grid content-start gap-4">
      <h2 className="text-h3">The market it’s based on</h2>
      <figure>
        <div aria-hidden="true" className="offer-dots" style={{ height: `${height + 28}px` }}>
          <span
            className="offer-dots__offer"
            style={{ left: `${evidence.offer.left}%`, width: `${evidence.offer.width}%`, height: `${height}px` }}
          >
            Our offer
          </span>
          <span className="offer-dots__line" style={{ top: `${height}px` }} />
          {evidence.dots.map(({ left, row, isMiddle }) => (
            <span
              key={`${left} ${row}`}
              className="offer-dots__dot"
              data-middle={isMiddle ? '' : undefined}
              style={{ left: `${left}%`, top: `${height - (row + 1) * DOT}px` }}
            />
          ))}
          {evidence.ticks.map(({ left, text }) => (
            <span key={text} className="offer-dots__tick" style={{ left: `${left}%`, top: `${height + 6}px` }}>
              {text}
            </span>
          ))}
        </div>
        <figcaption className="mt-1 text-sm text-ink-2">{evidence.caption}</figcaption>
      </figure>
      {evidence.near.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold">Closest to yours, in our stock</h3>
          <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
            These prices include preparing the car, its warranty and our margin. Our offer comes before those costs, and these
            cars may be newer or better equipped than yours.
          </p>
          <ul className="offer-near">
            {evidence.near.map((car) => (
              <li key={car.href}>
                <div className="offer-near__photo">
                  <Photo picture={car.picture} body={car.body} sizes="80px" />
                </div>
                <div>
                  <SiteLink href={car.href} className="font-semibold underline-offset-4 hover:underline">
                    {car.name}
                  </SiteLink>
                  <p className="text-sm text-ink-2">{car.line}</p>
                </div>
                <p className="font-semibold">{car.price}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
