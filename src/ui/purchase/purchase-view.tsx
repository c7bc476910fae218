import type { FieldError } from '#src/rules/leads/check-step.ts';
import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { StepRail } from '#src/ui/kit/step-rail.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import type { PurchasePage } from '#src/views/purchase/purchase-view.ts';
import { AskedFields } from './asked-steps.tsx';
import { LaterStep } from './later-step.tsx';
import { PayStep } from './pay-step.tsx';
import { PREFIX } from './purchase-fields.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { PurchaseSum } from './purchase-sum.tsx';
import { ReviewStep } from './review-step.tsx';

/** Buying a vehicle step by step (ledger R3). */
export function PurchaseView({ page, reply, checkout, ids }: PurchaseProps) {
  return (
    <div className="wrap">
      <div className="pt-[clamp(1rem,2.5vw,2rem)]">
        <p className="flex items-center justify-between gap-4">
          <span className="panel__title">{page.name}</span>
          {page.laterHref !== null && (
            <a href={page.laterHref} className="flow__link text-sm">
              Save and finish later
            </a>
          )}
        </p>
        <StepRail label={page.name} steps={page.rail} />
      </div>
      <div className="flow">
        <div className="flow__main gap-6!">
          {page.changes.length > 0 && <Note text={page.changes.join(' ')} look="warn" icon="alert" role="status" />}
          {reply?.failure != null && <Note text={reply.failure} look="bad" icon="alert" role="alert" isFocused />}
          <Step page={page} reply={reply} checkout={checkout} ids={ids} />
        </div>
        <aside className="flow__side" aria-label="Summary">
          <PurchaseSum page={page} isHiddenOnPhone={page.step === 'pay'}>
            {page.step === 'review' && (
              <a href={page.payHref} className={`${buttonClass('primary')} mt-2 max-lg:hidden`}>
                Continue to pay {page.deposit}
              </a>
            )}
          </PurchaseSum>
          <p className="px-1 text-sm text-ink-2">
            {page.foot}{' '}
            {page.step !== 'pay' && (
              <a href={page.reserveHref} className="whitespace-nowrap font-semibold text-link underline underline-offset-4">
                Reserve it now
              </a>
            )}
          </p>
        </aside>
      </div>
      {page.step === 'review' && (
        <div className="pay-bar">
          <p>
            <span className="block text-sm text-ink-2">To pay today</span>
            <strong className="text-xl">{page.deposit}</strong>
          </p>
          <a href={page.payHref} className={buttonClass('primary')}>
            Continue to pay
          </a>
        </div>
      )}
    </div>
  );
}

function Step({ page, reply, checkout, ids }: PurchaseProps) {
  if (page.later !== null) return <LaterStep page={page} later={page.later} reply={reply} />;
  if (page.step === 'review') return <ReviewStep page={page} />;
  if (page.asked === null)
    return checkout === null ? null : <PayStep page={page} checkout={checkout.page} reply={checkout.reply} ids={ids} />;
  return <AskedForm page={page} reply={reply} />;
}

const HEADS: Readonly<Record<string, (page: PurchasePage) => { readonly title: string; readonly lede: string }>> = {
  details: ({ car }) => ({ title: 'Who’s buying?', lede: `We’ll put the ${car.name} in this name. Nothing is signed yet.` }),
  delivery: () => ({ title: 'Pick up or delivery?', lede: 'You can change this until you sign.' }),
  'trade-in': () => ({ title: 'Got a car to trade in?', lede: 'It comes straight off what you pay.' }),
  finance: ({ asked }) =>
    asked?.kind === 'finance' && asked.left === null
      ? { title: 'Nothing more to pay', lede: 'Your trade-in covers the rest. Today you only pay the deposit.' }
      : {
          title: asked?.kind === 'finance' ? `How will you pay the ${asked.left} that’s left?` : '',
          lede: 'This is only your plan. We won’t go to a lender until you say so.',
        },
};

/** The fields that an error can lead to. */
const NAMES = [
  'name',
  'last_name',
  'email',
  'phone',
  'state',
  'buyer',
  'abn',
  'delivery',
  'pick_up_day',
  'postcode',
  'street',
  'suburb',
  'delivery_day',
  'delivery_window',
  'trade_in',
  'trade_in_car',
  'paying',
  'loan_amount',
  'loan_years',
];

function AskedForm({ page, reply }: Pick<PurchaseProps, 'page' | 'reply'>) {
  const { asked } = page;
  if (asked === null) return null;
  const head = HEADS[asked.kind]?.(page);
  const errors = reply?.errors ?? [];
  return (
    <div className="contents" data-unchosen={isUnchosen(errors) ? '' : undefined}>
      <div>
        <h1 className="flow__title">{head?.title}</h1>
        <p className="mt-2 text-ink-2">{head?.lede}</p>
      </div>
      {errors.length > 0 && <ErrorSummary errors={errors} prefix={PREFIX} names={NAMES} turn={-1} />}
      <fc-buying data-does="step" data-step={asked.kind} data-car={String(page.car.id)}>
        <form method="post" action={page.action} noValidate className="grid gap-7">
          <AskedFields step={asked} typed={{ values: { ...asked.values, ...reply?.values }, errors }} />
          <div className="flow__acts">
            <button type="submit" name="go" value="on" className={buttonClass('primary')}>
              Continue
              <Icon name="arrow" className="size-4.5" />
            </button>
          </div>
        </form>
      </fc-buying>
    </div>
  );
}

/** The questions that are answered by choosing one of a few. */
const CHOICES: readonly string[] = ['buyer', 'delivery', 'trade_in', 'paying'];

/** Whether all that is wrong is that nothing was chosen, which is put right by choosing. */
const isUnchosen = (errors: readonly FieldError[]): boolean =>
  errors.length > 0 && errors.every(({ field }) => CHOICES.includes(field));
