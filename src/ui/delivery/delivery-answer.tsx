import { wholeDollars } from '#src/rules/text/money-text.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { DeliveryState } from './request-delivery.ts';

interface Props {
  /** The id that an invalid field refers to. */
  readonly id: string;
  readonly state: DeliveryState;
  readonly note: string | null;
  readonly quoteHref: string;
}

/** The cost of a delivery as far as it is known: nothing yet, loading, the price, or why there is none (ledger M12). */
export function DeliveryAnswer({ id, state, note, quoteHref }: Props) {
  return (
    <div className="running-cost__answer">
      <div role="status">
        {state.kind === 'idle' && <p className="text-ink-2">Enter a postcode to see an estimate.</p>}
        {state.kind === 'loading' && (
          <p className="flex items-center gap-2.5 text-ink-2">
            <span className="spinner" aria-hidden="true" />
            Working out delivery…
          </p>
        )}
        {state.kind === 'result' && (
          <>
            <p>
              <span className="price-type running-cost__figure">{state.price === 0 ? 'Free' : wholeDollars(state.price)}</span>{' '}
              <span className="text-ink-2">delivered to {state.postcode}</span>
            </p>
            <p className="font-semibold wrap-anywhere">{state.name}</p>
          </>
        )}
      </div>
      <div role="alert" id={id}>
        {state.kind === 'error' && (
          <p className="field__error">
            <Icon name="alert" className="mt-0.5 size-4" />
            {state.message}
          </p>
        )}
      </div>
      {state.kind === 'error' && (
        <SiteLink href={quoteHref} className="field__link mt-1 inline-flex min-h-11 items-center">
          Ask us for a quote
        </SiteLink>
      )}
      {note !== null && state.kind === 'result' && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </div>
  );
}
