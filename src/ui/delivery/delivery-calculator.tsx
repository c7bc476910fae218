import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { DeliveryView } from '#src/views/delivery/delivery-view.ts';
import { DeliveryAnswer } from './delivery-answer.tsx';
import { type DeliveryState, requestDelivery } from './request-delivery.ts';

interface Props {
  readonly delivery: DeliveryView;
  /** Whether nothing is beside it. */
  readonly isAlone: boolean;
}

/** The cost of having a vehicle delivered (ledger M12); without script it leads to the enquiry form. */
export function DeliveryCalculator({ delivery, isAlone }: Props) {
  const id = useId();
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const isBusy = state.kind === 'loading';
  const estimate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const postcode = new FormData(event.currentTarget).get('postcode');
    setState({ kind: 'loading' });
    setState(await requestDelivery(delivery.carId, typeof postcode === 'string' ? postcode : ''));
  };
  return (
    <div className="running-cost" data-alone={isAlone ? '' : undefined}>
      <h3 className="running-cost__title">
        <Icon name="truck" className="size-5.5 text-link" />
        Delivery
      </h3>
      {/* Outside a dialog this method sends nothing: a submit before the page's script has loaded must not reload the page. */}
      <form method="dialog" noValidate onSubmit={(event) => void estimate(event)} className="field noscript:hidden print:hidden">
        <label htmlFor={id} className="field__label">
          Your postcode
        </label>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
          <input
            id={id}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            aria-required="true"
            aria-invalid={state.kind === 'error' ? true : undefined}
            aria-describedby={state.kind === 'error' ? `${id}-answer` : undefined}
            className="field__input"
          />
          <button type="submit" aria-disabled={isBusy} className={buttonClass('outline')}>
            Estimate
          </button>
        </div>
        {delivery.from !== null && <p className="text-sm text-ink-2">From {delivery.from}, to your door.</p>}
      </form>
      <div className="noscript:hidden">
        <DeliveryAnswer id={`${id}-answer`} state={state} note={delivery.note} quoteHref={delivery.quoteHref} />
      </div>
      <noscript>
        <p>Tell us where you are and we’ll quote you for delivery to your door.</p>
        <SiteLink href={delivery.quoteHref} className={`${buttonClass('outline')} mt-3`}>
          Ask us for a quote
        </SiteLink>
      </noscript>
    </div>
  );
}
