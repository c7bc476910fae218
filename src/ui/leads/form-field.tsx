import { type FieldType, fieldByName } from '#src/rules/leads/fields.ts';
import { includesFreeRide } from '#src/rules/leads/free-ride.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';

/** The control of a field, by its kind; a field that is the same for everyone is not shown. */
export function FormField(props: FieldProps) {
  const { field, watched, value } = props;
  const { type } = fieldByName(field.name);
  // Sent for programs that read the form; the server goes by its own words.
  if (field.fixed !== undefined) return <input type="hidden" name={field.name} value={field.fixed} />;
  if (field.name === 'Free Ride') {
    const ride = includesFreeRide(watched, field.serviceTypes);
    if (ride === 'no') return null;
    // Without script nothing could reveal it later.
    if (ride === 'later')
      return (
        <div className="hidden noscript:block">
          <ChoiceField {...props} />
        </div>
      );
  }
  if (type === 'hidden') return <input type="hidden" name={field.name} defaultValue={value} />;
  if (type === 'appointment') return <TimeField {...props} />;
  return CHOSEN.has(type) ? <ChoiceField {...props} /> : <TextField {...props} />;
}

const CHOSEN = new Set<FieldType>(['select', 'radio', 'checkbox', 'checkboxes']);
