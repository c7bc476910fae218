import { DETAIL_FIELDS, type ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import { fieldByName } from '#src/rules/leads/fields.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import type { DetailsErrors } from '#src/use-cases/accounts/change-garage.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';

type Detail = keyof ShopperDetails;

interface Props {
  readonly page: GaragePage;
  readonly errors: DetailsErrors;
  /** What was typed into a form that came back. */
  readonly typed: Partial<ShopperDetails>;
}

/** Who the shopper is. Each detail is changed where it stands, without script too. */
export function DetailsPart({ page, errors, typed }: Props) {
  const { firstName, lastName, email, postcode } = page.details;
  const shared = { page, errors, typed };
  return (
    <ul className="settings-list">
      <DetailRow {...shared} label="Name" value={`${firstName} ${lastName}`.trim()} fields={['firstName', 'lastName']} />
      <li>
        <div className="settings-list__row">
          <p>
            <span className="block text-sm text-ink-2">Mobile</span>
            <span className="garage__name">{page.phone}</span>
          </p>
          <a href={page.changeMobileHref} className="settings-list__act">
            Change<span className="sr-only"> your mobile number</span>
          </a>
        </div>
      </li>
      <DetailRow {...shared} label="Email" value={email} fields={['email']} />
      <DetailRow {...shared} label="Postcode" value={postcode} fields={['postcode']} />
      {page.towCar !== null && (
        <li>
          <form method="post" action={`${page.path}#details`} className="settings-list__row">
            <p className="min-w-0">
              <span className="block text-sm text-ink-2">Tow car</span>
              <span className="garage__name wrap-anywhere">{page.towCar.name}</span>
              <span className="block text-sm text-ink-2">{page.towCar.tows}</span>
            </p>
            <button type="submit" name="action" value="forget-tow-car" className="settings-list__act">
              Forget<span className="sr-only"> your tow car</span>
            </button>
          </form>
        </li>
      )}
    </ul>
  );
}

interface RowProps extends Props {
  readonly label: string;
  readonly value: string;
  readonly fields: readonly Detail[];
}

function DetailRow({ label, value, fields, page, errors, typed }: RowProps) {
  const hasFault = errors.some(({ field }) => fields.includes(field));
  return (
    <li>
      <details open={hasFault}>
        <summary className="settings-list__row">
          <span className="min-w-0">
            <span className="block text-sm text-ink-2">{label}</span>
            <span className={value === '' ? 'text-ink-2' : 'garage__name wrap-anywhere'}>
              {value === '' ? 'Not provided' : value}
            </span>
          </span>
          <span className="settings-list__act">{value === '' ? 'Add' : 'Change'}</span>
        </summary>
        <form method="post" action={`${page.path}#details`} noValidate className="lead-form px-(--settings-inset) pb-5">
          <input type="hidden" name="action" value="save-details" />
          <div className="form-step__fields">
            {fields.map((name) => (
              <DetailField
                key={name}
                name={name}
                value={typed[name] ?? page.details[name]}
                error={errors.find(({ field }) => field === name)?.message ?? null}
              />
            ))}
          </div>
          <button type="submit" className={`${buttonClass('outline')} justify-self-start max-sm:w-full`}>
            Save<span className="sr-only"> {label}</span>
          </button>
        </form>
      </details>
    </li>
  );
}

interface FieldProps {
  readonly name: Detail;
  readonly value: string;
  readonly error: string | null;
}

function DetailField({ name, value, error }: FieldProps) {
  const { label, type, maxLength, autocomplete, inputMode } = fieldByName(DETAIL_FIELDS[name]);
  const id = `detail-${name}`;
  return (
    // None is required, but the whole part is there to be filled in.
    <FieldFrame id={id} label={label} required error={error}>
      <input
        id={id}
        name={name}
        type={type === 'email' ? 'email' : 'text'}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete={autocomplete}
        inputMode={inputMode}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, null)}
        className="field__input"
      />
    </FieldFrame>
  );
}
