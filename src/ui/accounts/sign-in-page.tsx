import { Price } from '#src/ui/card/price.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { SignInReply } from '#src/views/accounts/sign-in-reply.ts';
import type { SignInView } from '#src/views/accounts/sign-in-view.ts';
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
    <fc-sign-in data-next={view.next}>
      <div className="sign-in wrap">
        {reply?.step === 'code' ? <CodeStep view={view} reply={reply} /> : <PhoneStep view={view} reply={reply} />}
        <Beside view={view} />
      </div>
    </fc-sign-in>
  );
}

/** What the visitor signs in for: the vehicle, or what a list of vehicles is good for. */
function Beside({ view }: Pick<Props, 'view'>) {
  const { car, isForList, vehicleWord } = view;
  if (car === null && !isForList) return null;
  return (
    <aside
      className="sign-in__beside"
      data-plain={car === null ? '' : undefined}
      aria-label={car === null ? 'Why sign in' : car.name}
    >
      <div className="sign-in__photo">
        <Photo
          picture={car?.picture ?? null}
          body={car?.body ?? (vehicleWord === 'caravan' ? 'caravan' : 'suv')}
          sizes="(min-width: 56.25rem) 52vw, 144px"
          when="first"
        />
      </div>
      <div className="sign-in__words">
        {car !== null && (
          <>
            <p className="leading-snug font-semibold">{car.name}</p>
            <p className="text-md text-ink-2">{car.details}</p>
            {car.price !== null && (
              <div className="sign-in__price">
                <Price price={car.price} />
              </div>
            )}
          </>
        )}
        {isForList && (
          <ul className="sign-in__reasons">
            <li>
              <Icon name="bell" />
              We tell you if the price drops or {car === null ? `a ${vehicleWord}` : 'it'} sells.
            </li>
            <li>
              <Icon name="heart" />
              Your list is the same on your phone and your computer.
            </li>
          </ul>
        )}
      </div>
    </aside>
  );
}
