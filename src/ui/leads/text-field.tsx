import { fieldByName } from '#src/rules/leads/fields.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Something to type or pick: text, a number, a date, a document. */
export function TextField({ field, id, error, value }: FieldProps) {
  const { label, type, maxLength, autocomplete, inputMode, suffix, min, max, step, hint } = fieldByName(field.name);
  const shared = {
    id,
    name: field.name,
    'aria-invalid': error === null ? undefined : true,
    'aria-required': field.required ? true : undefined,
    'aria-describedby': describedBy(id, error, hint),
    className: 'field__input',
  } as const;
  const isFigure = type === 'money' || suffix !== undefined;
  const typed = { autoComplete: autocomplete, inputMode, maxLength, defaultValue: value };
  return (
    <FieldFrame
      id={id}
      label={field.label ?? label}
      required={field.required}
      error={error}
      hint={hint}
      isWide={WIDE.has(type) || field.label !== undefined}
    >
      {type === 'textarea' ? (
        <textarea {...shared} {...typed} rows={4} />
      ) : type === 'date' ? (
        <input {...shared} type="date" min={field.earliest} defaultValue={value} />
      ) : type === 'file' ? (
        <input
          {...shared}
          type="file"
          multiple={field.name === 'photo'}
          accept={field.name === 'photo' ? 'image/jpeg,image/png,image/webp' : '.pdf,.doc,.docx'}
        />
      ) : step !== undefined ? (
        <input {...shared} {...typed} maxLength={undefined} type="number" min={min} max={max} step={step} />
      ) : isFigure ? (
        <span className="field__figure" data-before={type === 'money' ? '$' : undefined} data-after={suffix}>
          <input {...shared} {...typed} type="text" onInput={setApart} />
        </span>
      ) : (
        <input {...shared} {...typed} type={TYPED[type] ?? 'text'} />
      )}
      {field.picks !== undefined && <Picks picks={field.picks} id={id} />}
    </FieldFrame>
  );
}

const WIDE = new Set(['textarea', 'file', 'money']);
const TYPED: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' };

/** Adds thousands separators while typing; the caret stays behind the same digit. */
function setApart({ currentTarget: input }: React.InputEvent<HTMLInputElement>): void {
  const behind = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length;
  const text = figureText(input.value);
  input.value = text;
  let at = text.length;
  for (let digits = 0; digits < behind && at > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) digits += 1;
  input.setSelectionRange(at, at);
}

/** Amounts that are filled in with one press (ledger L6). */
function Picks({ picks, id }: { readonly picks: readonly number[]; readonly id: string }) {
  const write = (amount: number) => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = figureText(String(amount));
  };
  return (
    <span className="field__picks noscript:hidden">
      {picks.map((amount) => (
        <button key={amount} type="button" onClick={() => write(amount)} className="field__pick">
          ${figureText(String(amount))}
        </button>
      ))}
    </span>
  );
}

/** A number with thousands separators, as it is typed: '12500' → '12,500' (ledger L6). */
export function figureText(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter((group) => group !== '').join(',');
}
