import type { SignInReply } from '#src/views/accounts/sign-in-reply.ts';
import type { SignInView } from '#src/views/accounts/sign-in-view.ts';
import { Beside, type Reason } from './beside.tsx';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';

interface Props {
  readonly view: SignInView;
  /** The answer to the last step; null when the page is opened. */
  readonly reply: SignInReply | null;
}

/**
 * The sign-in page (ledger A1). Each step is a form with a page as its answer; with script only the step is replaced, so that no answer is
 * lost with the connection.
 */
export function SignInPage({ view, reply }: Props) {
  return (
    <fc-steps data-next={view.next}>
      <div className="sign-in wrap">
        {reply?.step === 'code' ? <CodeStep view={view} reply={reply} /> : <PhoneStep view={view} reply={reply} />}
        <Beside car={view.car} reasons={view.isForList ? reasons(view) : []} />
      </div>
    </fc-steps>
  );
}

/** A vehicle without a price can only be sold. */
const carDescription = (car: SignInView['car'], word: string): string =>
  car?.price?.kind === 'words' ? 'it' : `the price drops or ${car === null ? `a ${word}` : 'it'}`;

/** What a list of saved vehicles is good for. */
const reasons = ({ car, hasAlerts, hasWatchlist, vehicleWord }: SignInView): Reason[] => [
  ...(hasAlerts && car?.price !== null
    ? [{ icon: 'bell' as const, text: `We’ll tell you if ${carDescription(car, vehicleWord)} sells.` }]
    : []),
  ...(hasWatchlist ? [{ icon: 'heart' as const, text: 'Your list is the same on your phone and your computer.' }] : []),
  ...(car === null
    ? [
        { icon: 'mail' as const, text: 'Your enquiries and bookings in one place, and where each one is up to.' },
        { icon: 'user' as const, text: 'Your name and number, filled in for you on our forms.' },
      ]
    : []),
];
