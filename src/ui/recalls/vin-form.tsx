import { addressPath } from '#src/rules/addresses/addresses.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';

interface Props {
  /** The recall's number. */
  readonly recall: string;
  readonly value?: string;
  readonly error?: string | null;
}

const HINT = '17 letters and digits, at the foot of the windscreen or on your rego papers.';

/** Asks for a VIN, to say whether it is in a recall (ledger E3). A GET form: it works without script. */
export function VinForm({ recall, value = '', error = null }: Props) {
  return (
    <form method="get" action={addressPath('recallCheck')} className="mt-8 grid max-w-[32rem] gap-4">
      <input type="hidden" name="recall" value={recall} />
      <FieldFrame id="recall-vin" label="Your VIN" required error={error} hint={HINT}>
        <input
          id="recall-vin"
          name="vin"
          defaultValue={value}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={describedBy('recall-vin', error, HINT)}
          className="field__input"
        />
      </FieldFrame>
      <button type="submit" className={`${buttonClass('outline')} justify-self-start max-sm:w-full`}>
        Check my VIN
      </button>
      <p className="text-sm text-ink-2">We don’t keep your VIN.</p>
    </form>
  );
}
