import { useEffect, useRef, useState } from 'react';
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
 * at once. Without a number it renders nothing and warns in the console.
 */
export function CallPanel({ call, look }: Props) {
  const { phone } = call;
  useEffect(() => {
    // Once per page, which has two of these.
    if (phone === null && look === 'button') console.warn('The dealer of this vehicle has no telephone number.');
  }, [phone, look]);
  if (phone === null) return null;
  return look === 'icon' ? <CallIcon call={call} phone={phone} /> : <CallButton call={call} phone={phone} />;
}

interface WithPhone {
  readonly call: CallView;
  readonly phone: string;
}

function CallButton({ call, phone }: WithPhone) {
  const [isRevealed, setIsRevealed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: move it to the number.
    if (isRevealed) link.current?.focus();
  }, [isRevealed]);
  const reveal = () => {
    setIsRevealed(true);
    void sendReveal(call);
  };
  const isHidden = call.masked !== null && !isRevealed;
  return (
    <>
      {isHidden && (
        <button type="button" onClick={reveal} className={`${buttonClass('plain')} noscript:hidden`}>
          <Icon name="phone" />
          <span>
            {call.text} <span className="whitespace-nowrap">{call.masked}</span>
            <span className="sr-only"> show number</span>
          </span>
        </button>
      )}
      {/* Without script nothing could reveal the number, so the link is shown from the start. */}
      <div className={isHidden ? 'hidden noscript:contents' : 'contents'}>
        <a ref={link} href={telHref(phone)} className={buttonClass('plain')}>
          <Icon name="phone" />
          <span>
            {call.text} <span className="whitespace-nowrap">{phone}</span>
          </span>
        </a>
      </div>
    </>
  );
}

/** Shows no number, so it hides none; using it counts as a reveal all the same. */
function CallIcon({ call, phone }: WithPhone) {
  const ring = () => {
    if (call.masked !== null) void sendReveal(call);
  };
  return (
    <a href={telHref(phone)} onClick={ring} className={`${buttonClass('plain')} px-3`} aria-label={call.text}>
      <Icon name="phone" />
    </a>
  );
}

/** Records that someone requested the number. The answer is only logged: the visitor has the number anyway (ledger V11). */
export async function sendReveal({ carId, dealershipId, websiteId }: CallView, send: typeof fetch = fetch): Promise<void> {
  try {
    const answer = await send('/api/call-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId }),
      // A phone may leave the page for the call before the request is sent.
      keepalive: true,
    });
    console.info('Call reveal:', answer.status, await answer.json());
  } catch (error) {
    console.warn('A call reveal was not counted.', error);
  }
}
