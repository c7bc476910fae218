import { buttonClass } from '#src/ui/kit/button-class.ts';
import { DottedLine } from '#src/ui/kit/dotted-line.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OfferView } from '#src/views/trade-in/offer-view.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { ConditionPanel } from './condition-panel.tsx';
import { OfferEvidence } from './offer-evidence.tsx';
import { OfferReasons } from './offer-reasons.tsx';
import { StepForm } from './step-form.tsx';

interface Props {
  readonly view: ValuationView;
  readonly offer: OfferView;
  readonly reply: ValuationReply | null;
}

/** What is needed when the car is looked at. */
export const BRING = 'Bring your licence, both keys, the service book and, if you owe money on the car, the payout letter.';

/** The offer, with its reasons and the evidence it rests on (ledger T1). */
export function OfferStep({ view, offer, reply }: Props) {
  const { path, car, place } = view;
  return (
    <>
      <section className="offer-head">
        <div className="grid gap-5">
          <div>
            <DottedLine parts={offer.line} className="text-ink-2" />
            <h1 className="mt-2.5">
              <span className="mb-2 block text-h3">We’d pay you</span>
              <span className="offer-head__range">{offer.range}</span>
            </h1>
          </div>
          <p className="max-w-[60ch] text-ink-2">
            You’ll most likely get about <strong className="text-ink">{offer.middle}</strong>. A 20-minute look at {place} settles
            the exact figure, which will be within this range if the car is as you described it.
          </p>
          <div className="offer-head__acts">
            {view.contact.length > 0 ? (
              <SiteLink href={`${path}/accept`} className={buttonClass('primary')}>
                Accept this offer
              </SiteLink>
            ) : (
              <AcceptAtOnce view={view} offer={offer} reply={reply} />
            )}
            <SiteLink href={`${path}/inspection`} className={buttonClass('outline')}>
              <Icon name="calendar" className="size-4.5" />
              Book an inspection
            </SiteLink>
          </div>
          <p className="text-sm text-ink-2">
            Good until {offer.goodUntil}, and up to {offer.kmAllowed} km. You’re not locked in: you sign at the inspection, or
            walk away.{' '}
            <SiteLink href={`${path}/condition`} className="trade-link trade-link--inline">
              Change my answers
            </SiteLink>
          </p>
        </div>
        {car !== null && (
          <div className="trade-car__photo trade-car__photo--large">
            <Photo picture={car.picture} body={car.body} sizes="(min-width: 65rem) 40vw, 100vw" when="eager" />
          </div>
        )}
      </section>
      <div className="offer-panels">
        <OfferReasons offer={offer} />
        <OfferEvidence evidence={offer.evidence} />
        <ConditionPanel condition={offer.condition} path={path} />
        <FromHere view={view} offer={offer} />
      </div>
      {offer.saved !== null && (
        <fc-save-valuation
          hidden
          data-lead={offer.saved.lead_id}
          data-valuation={JSON.stringify({ low: offer.saved.low, middle: offer.saved.middle, high: offer.saved.high })}
        />
      )}
    </>
  );
}

/** Who has said who they are accepts with one press. */
const AcceptAtOnce = ({ view, offer, reply }: Props) => (
  <StepForm action={`${view.path}/accept`} reply={reply} names={[]}>
    <input type="hidden" name="offer_accepted" value="true" />
    <input type="hidden" name="trade_in_offer" value={offer.id} />
    <button type="submit" className={`${buttonClass('primary')} w-full`}>
      Accept this offer
    </button>
  </StepForm>
);

function FromHere({ view: { place, visitKm, path }, offer }: Omit<Props, 'reply'>) {
  return (
    <section className="trade-panel grid content-start gap-5">
      <h2 className="text-h3">What happens next</h2>
      <ul className="grid gap-4.5">
        <li className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 flex-none text-ink-2" />
          <span>
            <strong>Accept</strong> and we’ll hold the range for {offer.days} days. You’re not locked in.
          </span>
        </li>
        <li className="flex gap-3">
          <Icon name="calendar" className="mt-0.5 size-5 flex-none text-ink-2" />
          <span>
            <strong>We take a 20-minute look</strong> in {place}
            {visitKm > 0 ? `, or at your place within ${visitKm} km` : ''}.
          </span>
        </li>
        <li className="flex gap-3">
          <Icon name="tag" className="mt-0.5 size-5 flex-none text-ink-2" />
          <span>
            <strong>Paid the same day</strong> by bank transfer, or off the price of your next car.
          </span>
        </li>
      </ul>
      {offer.against !== null && (
        <p className="trade-note">
          Put towards the <strong>{offer.against.name}</strong> you were looking at, {offer.middle} leaves{' '}
          <strong>{offer.against.left}</strong> to pay.
        </p>
      )}
      <p className="text-sm text-ink-2">{BRING}</p>
      <SiteLink href={`${path}/inspection`} className="trade-link justify-self-start">
        See the times
      </SiteLink>
    </section>
  );
}
