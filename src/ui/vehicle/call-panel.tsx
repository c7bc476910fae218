import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { CallView } from '#src/views/vehicle/call-view.ts';

interface Props {
  readonly call: CallView;
  readonly look: 'button' | 'icon';
}

/**
 * How to call the dealer (ledger V11): a button that reveals the number, then the number as a link; or an icon alone that calls
 * at once. Without a number it shows nothing and warns in the console.
 */
export function CallPanel({ call, look }: Props) {
  const { phone } = call;
  // Warns once per page, which has two of these.
  if (phone === null) return look === 'button' ? <fc-call hidden data-missing="" /> : null;
  if (look === 'button' && call.masked === null) return <CallLink call={call} phone={phone} />;
  return (
    <fc-call className="contents" data-reveal={call.masked === null ? undefined : revealOf(call)}>
      {look === 'icon' ? <CallIcon call={call} phone={phone} /> : <CallButton call={call} phone={phone} />}
    </fc-call>
  );
}

interface WithPhone {
  readonly call: CallView;
  readonly phone: string;
}

const CallLink = ({ call, phone }: WithPhone) => (
  <a href={telHref(phone)} className={`${buttonClass('plain')} max-sm:px-3!`}>
    <Icon name="phone" />
    <span>
      {call.text} <span className="whitespace-nowrap">{phone}</span>
    </span>
  </a>
);

function CallButton({ call, phone }: WithPhone) {
  return (
    <>
      <button type="button" className={`${buttonClass('plain')} max-sm:px-3! noscript:hidden`}>
        <Icon name="phone" />
        <span>
          {call.text} <span className="whitespace-nowrap">{call.masked}</span>
          <span className="sr-only"> show number</span>
        </span>
      </button>
      {/* Without script nothing could reveal the number, so the link is shown from the start. */}
      <div className="hidden noscript:contents">
        <CallLink call={call} phone={phone} />
      </div>
    </>
  );
}

/** Shows no number, so it hides none; using it counts as a reveal all the same. */
const CallIcon = ({ call, phone }: WithPhone) => (
  <a href={telHref(phone)} className={`${buttonClass('plain')} px-3`} aria-label={call.text}>
    <Icon name="phone" />
  </a>
);

/** What is sent when the number is revealed. */
const revealOf = ({ carId, dealershipId, websiteId }: CallView): string =>
  JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId });
