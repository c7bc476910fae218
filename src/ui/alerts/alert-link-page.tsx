import { Beside } from '#src/ui/accounts/beside.tsx';
import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { AlertLinkView } from '#src/views/alerts/alert-link-view.ts';
import { ConfirmSentence } from './confirm-sentence.tsx';

interface Props {
  readonly view: AlertLinkView;
  /** Whether it answers one of its own buttons. */
  readonly isAnswer: boolean;
}

/** The page that a link in an email opens. Nothing happens before its button is pressed, because scanners open links too (ledger A11). */
export function AlertLinkPage({ view, isAnswer }: Props) {
  return (
    <div className="sign-in wrap">
      <div className="sign-in__step">
        <StepHead heading={headingOf(view)} siteName={view.siteName} isFocused={isAnswer}>
          <Words view={view} />
        </StepHead>
        <Buttons view={view} />
      </div>
      <Beside car={view.car} reasons={view.next} label="What happens next" />
    </div>
  );
}

function headingOf({ step, alert }: AlertLinkView): string {
  if (step === 'stop' && alert?.isForAll === true) return 'Stop all your alerts?';
  return step === 'on' && alert?.isOfAddress === true ? 'That’s confirmed' : HEADINGS[step];
}

const HEADINGS: Readonly<Record<AlertLinkView['step'], string>> = {
  start: 'Start the alert',
  on: 'Your alert is on',
  expired: 'That link has expired',
  sent: 'One more tap',
  stop: 'Stop this alert?',
  stopped: 'Stopped',
  all: 'Stopped',
  again: 'Your alert is back on',
  over: 'This alert has ended',
};

function Words({ view: { step, alert, siteName, signIn } }: Pick<Props, 'view'>) {
  if (alert === null) return 'Send a new one?';
  const { words, noun, address, messages, told, firstLook, isForAll } = alert;
  const target = <strong className="font-semibold text-ink">{words}</strong>;
  switch (step) {
    case 'start':
      return (
        <>
          {target}, for {address}.
          {signIn?.isNeeded === true && signIn.signedInAs !== null && ` You’re signed in with ${signIn.signedInAs}.`}
          {signIn?.isNeeded === true && ' Sign in with the number you used when you asked for it, so we know it’s you.'}
        </>
      );
    case 'on':
      if (firstLook === null) return told;
      return (
        <>
          {target}. {firstLook}
        </>
      );
    case 'sent':
      return <ConfirmSentence email={address} />;
    case 'stop':
      return isForAll ? (
        <>Everything we send to {address}.</>
      ) : (
        <>
          {target}, sent to {address}.
        </>
      );
    case 'all':
      return `You won’t get any alerts from ${siteName} any more.`;
    case 'again':
      return `You’ll keep getting ${messages} about ${noun}.`;
    case 'over':
      return `We told you about ${noun}, so this alert is done. There’s nothing to stop.`;
    case 'expired':
    case 'stopped':
      return `You won’t get ${messages} about ${noun} any more.`;
  }
}

function Buttons({ view: { step, action, on, alert, signIn } }: Pick<Props, 'view'>) {
  const isForAll = alert?.isForAll === true;
  switch (step) {
    case 'start':
      return (
        <form method="post" action={action} className="grid gap-4">
          {signIn?.isNeeded === true ? (
            <a href={signIn.href} className={`${buttonClass('primary')} justify-self-start max-sm:w-full`}>
              Sign in
            </a>
          ) : (
            <Act value="start">Start the alert</Act>
          )}
          {signIn?.isNeeded === false && (
            <p className="max-w-[60ch] text-md">
              Only this alert will come here.{' '}
              <a href={signIn.href} className="field__link font-semibold">
                Sign in first
              </a>
              , if you asked for it, and all your alerts will.
            </p>
          )}
          <p className="text-sm text-ink-2">Didn’t ask for this? Close this page and nothing happens.</p>
        </form>
      );
    case 'expired':
      return (
        <form method="post" action={action}>
          <Act value="resend">Send a new one</Act>
        </form>
      );
    case 'stop':
      return (
        <form method="post" action={action} className="grid gap-2">
          <Act value="stop">{isForAll ? 'Stop every alert' : 'Stop this alert'}</Act>
          {!isForAll && (
            <Act value="stop-all" isQuiet>
              Stop every alert
            </Act>
          )}
        </form>
      );
    case 'stopped':
      return (
        <>
          <form method="post" action={action} className="flex flex-wrap gap-x-6">
            <Act value="restart" isQuiet>
              I didn’t mean to
            </Act>
            {!isForAll && (
              <Act value="stop-all" isQuiet>
                Stop every alert
              </Act>
            )}
          </form>
          <WaysOn on={on} />
        </>
      );
    case 'all':
      return (
        <>
          <form method="post" action={action}>
            <Act value="restart-all" isQuiet>
              I didn’t mean to
            </Act>
          </form>
          <WaysOn on={on} />
        </>
      );
    case 'on':
    case 'sent':
    case 'again':
    case 'over':
      return <WaysOn on={on} />;
  }
}

const WaysOn = ({ on }: Pick<AlertLinkView, 'on'>) => (
  <p className="flex flex-wrap gap-3">
    {on.map(({ label, href }, at) => (
      <a key={href} href={href} className={`${buttonClass(at === 0 ? 'primary' : 'plain')} max-sm:w-full`}>
        {label}
      </a>
    ))}
  </p>
);

interface ActProps {
  readonly value: string;
  readonly isQuiet?: boolean;
  readonly children: string;
}

const Act = ({ value, isQuiet = false, children }: ActProps) => (
  <button
    type="submit"
    name="action"
    value={value}
    className={isQuiet ? 'sign-in__link' : `${buttonClass('primary')} justify-self-start max-sm:w-full`}
  >
    {children}
  </button>
);
