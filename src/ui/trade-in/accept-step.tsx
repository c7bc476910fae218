import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import type { OfferView } from '#src/views/trade-in/offer-view.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { ContactFields, StepForm } from './step-form.tsx';

interface Props {
  readonly view: ValuationView;
  readonly offer: OfferView;
  readonly reply: ValuationReply | null;
}

/** Who accepts an offer. */
export function AcceptStep({ view, offer, reply }: Props) {
  const { path, values, form, contact } = view;
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <div>
          <h1>Accept {offer.range}</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-ink-2">
            Who’s selling? We’ll hold the range until {offer.goodUntil}. You’re not locked in: you sign at the inspection, or walk
            away.
          </p>
        </div>
        <StepForm action={`${path}/accept`} reply={reply} names={contact.map(({ name }) => name)}>
          <input type="hidden" name="offer_accepted" value="true" />
          <input type="hidden" name="trade_in_offer" value={offer.id} />
          <ContactFields fields={contact} values={values} reply={reply} form={form} />
          <div className="trade-acts">
            <SubmitButton text="Accept this offer" isSending={false} />
            <SiteLink href={`${path}/offer`} className="trade-link">
              Back
            </SiteLink>
          </div>
        </StepForm>
      </div>
    </div>
  );
}
