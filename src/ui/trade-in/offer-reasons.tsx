import type { OfferView } from '#src/views/trade-in/offer-view.ts';

/** What an offer is made of: rows that total to its middle. */
export function OfferReasons({ offer }: { readonly offer: OfferView }) {
  return (
    <section className="trade-panel grid content-start gap-4">
      <h2 className="text-h3">How we got there</h2>
      <dl className="offer-reasons">
        {offer.reasons.map(({ label, amount, isMore, why }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-more={isMore ? '' : undefined}>{amount}</dd>
            {why !== null && <dd className="offer-reasons__why">{why}</dd>}
          </div>
        ))}
        <div data-kind="total">
          <dt>The middle of our range</dt>
          <dd>{offer.middle}</dd>
          <dd className="offer-reasons__why">We allow about {offer.eachWay} each way for what photos can’t show</dd>
        </div>
      </dl>
    </section>
  );
}
