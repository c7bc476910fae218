import { telHref } from '#src/rules/text/tel-href.ts';
import type { CallView } from '#src/use-cases/vehicle-page-types.ts';
import { buttonClass } from '../button-class.ts';
import { Icon } from '../icon.tsx';

/** The way to ring the dealer: a button with the number, or its sign alone where there is little room. */
export function CallPanel({ call, look }: { readonly call: CallView; readonly look: 'button' | 'icon' }) {
  if (look === 'icon') {
    return (
      <a href={telHref(call.phone)} className={`${buttonClass('plain')} px-3`} aria-label={`${call.text}, ${call.phone}`}>
        <Icon name="phone" />
      </a>
    );
  }
  return (
    <a href={telHref(call.phone)} className={buttonClass('plain')}>
      <Icon name="phone" />
      <span>
        {call.text} <span className="whitespace-nowrap">{call.phone}</span>
      </span>
    </a>
  );
}
