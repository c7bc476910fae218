import { FormAlert } from '#src/ui/accounts/form-alert.tsx';
import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { WheelSpin, WheelView } from '#src/views/prizes/wheel-view.ts';
import { PrizeWheel } from './prize-wheel.tsx';
import { WheelFacts } from './wheel-facts.tsx';

interface Props {
  readonly view: WheelView;
  /** How the wheel turns to what was just drawn; null when nothing was, or when it should not turn. */
  readonly spin: WheelSpin | null;
  /** Why nothing was drawn; null when nothing went wrong. */
  readonly message: string | null;
}

/** A prize wheel (ledger A10): a form whose answer is this page with its result. */
export function WheelPage({ view, spin, message }: Props) {
  const { result, closed } = view;
  return (
    <div className="wheel-page wrap">
      <header className="grid gap-3">
        <h1>{view.title}</h1>
        {view.text !== '' && <p className="max-w-[60ch] text-lg text-ink-2">{view.text}</p>}
      </header>
      <div className="wheel-stage">
        {message !== null && <FormAlert message={message} />}
        {(result === null || spin !== null) && <PrizeWheel slices={view.slices} turn={spin?.turn ?? null} />}
        {result !== null ? (
          <Result view={view} isWaiting={spin !== null} />
        ) : closed !== null ? (
          <p className="text-h4">{closed}</p>
        ) : (
          <SpinForm view={view} />
        )}
      </div>
      <WheelFacts view={view} />
    </div>
  );
}

function Result({ view, isWaiting }: { readonly view: WheelView; readonly isWaiting: boolean }) {
  const { result, garage } = view;
  if (result === null) return null;
  return (
    <div role="status" className={`grid gap-3 ${isWaiting ? 'wheel-result--waits' : ''}`}>
      <Note text={`${result.heading} ${result.text}`} look={result.isPrize ? 'good' : 'plain'} icon="tag" isLead />
      {result.isPrize && (
        <p className="text-md text-ink-2">
          It’s in{' '}
          <SiteLink href={garage.href} className="link">
            {garage.title}
          </SiteLink>{' '}
          too.
        </p>
      )}
    </div>
  );
}

function SpinForm({ view: { signInHref, action } }: { readonly view: WheelView }) {
  if (signInHref !== null)
    return (
      <div className="grid gap-3">
        <SiteLink href={signInHref} className={`${buttonClass('primary')} w-full`}>
          Sign in to spin
        </SiteLink>
        <p className="text-md text-ink-2">We’ll text you a code to check your number.</p>
      </div>
    );
  return (
    <form method="post" action={action} className="grid gap-3">
      <button type="submit" name="how" value="turn" className={`${buttonClass('primary')} w-full`}>
        Spin the wheel
      </button>
      <button type="submit" name="how" value="tell" className={`${buttonClass('plain')} w-full`}>
        Just tell me the result
      </button>
      <p className="text-md text-ink-2">It’s the same draw either way, with or without the animation.</p>
    </form>
  );
}
