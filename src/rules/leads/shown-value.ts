import { numberText } from '../text/number-text.ts';
import { dayText } from '../time/day-text.ts';
import { calendarDay } from '../time/zone-time.ts';
import { marksText, readMarks } from '../trade-in/damage-marks.ts';
import { isTicked } from './consent-record.ts';
import { FIELDS, type FieldName, fieldByName } from './fields.ts';

/** A field's value as text for people: 'Yes' for a ticked box, 'QLD', '45,000', '20 Jul 2026' (ledger L14). */
export function shownValue(name: string, value: string): string {
  if (!Object.hasOwn(FIELDS, name)) return value;
  if (name === 'marks') return marksText(readMarks(value) ?? []);
  const { type, options = [] } = fieldByName(name as FieldName);
  const option = options.find((one) => one.value === value);
  if (option !== undefined) return option.label;
  if (type === 'checkbox') return isTicked(value) ? 'Yes' : 'No';
  if ((type === 'number' || type === 'money') && /^\d+$/.test(value))
    return `${type === 'money' ? '$' : ''}${numberText(Number(value))}`;
  const day = type === 'date' ? calendarDay(value) : null;
  return day === null ? value : dayText(day);
}
