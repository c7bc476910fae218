import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { AskedStep, DeliveryStep, DetailsStep, FinanceStep, TradeInStep } from '#src/views/purchase/step-views.ts';
import { Choice, Choices, SelectField, TextField, type Typed } from './purchase-fields.tsx';

interface Props<Step> {
  readonly step: Step;
  readonly typed: Typed;
}

/** The questions of a step. */
export function AskedFields({ step, typed }: Props<AskedStep>) {
  switch (step.kind) {
    case 'details':
      return <Details step={step} typed={typed} />;
    case 'delivery':
      return <Delivery step={step} typed={typed} />;
    case 'trade-in':
      return <TradeIn step={step} typed={typed} />;
    case 'finance':
      return <Finance step={step} typed={typed} />;
  }
}

const Details = ({ step, typed }: Props<DetailsStep>) => (
  <>
    <div className="lead-form">
      <div className="form-step__fields">
        <TextField typed={typed} name="name" label="First name" autoComplete="given-name" maxLength={80} />
        <TextField typed={typed} name="last_name" label="Last name" autoComplete="family-name" maxLength={80} />
        <TextField typed={typed} name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <TextField typed={typed} name="phone" label="Mobile" type="tel" autoComplete="tel" maxLength={30} />
        <SelectField typed={typed} name="state" label="State it will be registered in" options={step.states} />
      </div>
    </div>
    <div className="grid gap-3">
      <h2 className="flow__part">Who is it for?</h2>
      <Choices typed={typed} name="buyer" legend="Who is it for?">
        <Choice typed={typed} name="buyer" value="me" label="Me" />
        <Choice typed={typed} name="buyer" value="business" label="A business">
          <TextField
            typed={typed}
            name="abn"
            label="ABN"
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            hint="Cooling-off rights may not apply to a business."
          />
        </Choice>
      </Choices>
    </div>
  </>
);

const Delivery = ({ step, typed }: Props<DeliveryStep>) => (
  <Choices typed={typed} name="delivery" legend="Pick up or delivery?">
    <Choice typed={typed} name="delivery" value="pick-up" label={`Pick up from ${step.place}`} aside="Free">
      {step.pickUpDays.length > 0 ? (
        <SelectField typed={typed} name="pick_up_day" label="Day" options={step.pickUpDays} />
      ) : (
        <p className="text-md text-ink-2">We’ll call you to agree on a day.</p>
      )}
    </Choice>
    <Choice
      typed={typed}
      name="delivery"
      value="deliver"
      label="Deliver it"
      note={step.delivers ? null : 'We’ll quote delivery before you sign.'}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <TextField
            typed={typed}
            name="postcode"
            label="Postcode"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={4}
          />
        </div>
        {step.delivers && (
          <button type="submit" name="go" value="price" className={buttonClass('plain')}>
            See the price
          </button>
        )}
      </div>
      {step.cost !== null && <DeliveryCost cost={step.cost} />}
      <div className="form-step__fields">
        <TextField typed={typed} name="street" label="Street and number" autoComplete="address-line1" maxLength={120} isWide />
        <TextField typed={typed} name="suburb" label="Suburb" autoComplete="address-level2" maxLength={80} />
        {step.delivers && step.deliveryDays.length > 0 && (
          <SelectField typed={typed} name="delivery_day" label="Day" options={step.deliveryDays} />
        )}
        {step.delivers && (
          <SelectField
            typed={typed}
            name="delivery_window"
            label="Time of day"
            options={step.windows.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      {step.cost?.isKnown === false && (
        <button type="submit" name="go" value="quote" className={`${buttonClass('plain')} justify-self-start`}>
          Ask for a delivery quote
        </button>
      )}
    </Choice>
  </Choices>
);

const DeliveryCost = ({ cost }: { readonly cost: NonNullable<DeliveryStep['cost']> }) => (
  <p role="status" className={cost.isKnown ? 'font-semibold' : 'text-ink-2'}>
    {cost.text}
  </p>
);

const TradeIn = ({ step, typed }: Props<TradeInStep>) => (
  <>
    <Choices typed={typed} name="trade_in" legend="Got a car to trade in?">
      {step.offers.map(({ value, vehicle, amount, note }) => (
        <Choice key={value} typed={typed} name="trade_in" value={value} label={`Yes, my ${vehicle}`} aside={amount} note={note} />
      ))}
      <Choice
        typed={typed}
        name="trade_in"
        value="later"
        label={step.offers.length === 0 ? 'Yes, talk to me about it' : 'Yes, another car'}
        note="We’ll call you about it. Keep going, and we’ll take it off the price later."
      >
        <TextField
          typed={typed}
          name="trade_in_car"
          label="Which car?"
          autoComplete="off"
          maxLength={120}
          hint="Year, make, model and kilometres"
          isWide
        />
      </Choice>
      <Choice typed={typed} name="trade_in" value="none" label="No trade-in" />
    </Choices>
    {step.valueHref !== null && (
      <p className="text-ink-2">
        Want a figure now?{' '}
        <a href={step.valueHref} className="font-semibold text-link underline underline-offset-4">
          Get an instant offer in 2 minutes
        </a>
        . Accept it, and it’s here when you come back.
      </p>
    )}
  </>
);

/** Nothing is left to ask when the trade-in pays for it: what is sent is that there is no loan. */
const Finance = ({ step, typed }: Props<FinanceStep>) =>
  step.left === null ? <input type="hidden" name="paying" value="transfer" /> : <Paying step={step} typed={typed} />;

const Paying = ({ step, typed }: Props<FinanceStep>) => (
  <Choices typed={typed} name="paying" legend={`How will you pay the ${step.left} that’s left?`}>
    <Choice typed={typed} name="paying" value="transfer" label="Bank transfer or PayID" note="I’ll pay without a loan." />
    {step.loan !== null && (
      <Choice typed={typed} name="paying" value="loan" label="With a loan">
        <div className="form-step__fields items-start">
          <TextField
            typed={typed}
            name="loan_amount"
            label="Amount to borrow"
            autoComplete="off"
            inputMode="decimal"
            maxLength={12}
            hint={step.loan.amountHint}
          />
          <SelectField typed={typed} name="loan_years" label="Loan term" options={step.loan.years} hint={step.loan.termHint} />
        </div>
        <p role="status">
          <strong>{step.loan.words.repayment}</strong>
          {step.loan.words.basis} <strong>{step.loan.words.rate} p.a.</strong>{' '}
          <strong>{step.loan.words.comparison} p.a. comparison rate</strong>. {step.loan.words.inAll}
        </p>
        <button type="submit" name="go" value="loan" className={`${buttonClass('plain')} justify-self-start`}>
          Work it out
        </button>
        <p className="text-sm text-ink-2">{step.loan.warning}</p>
      </Choice>
    )}
    <Choice typed={typed} name="paying" value="own-loan" label="A loan from my own bank" />
  </Choices>
);
