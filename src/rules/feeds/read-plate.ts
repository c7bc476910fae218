import { readDay } from './read-day.ts';
import { isBlank, NOTHING, plain, type Reading, UNREADABLE } from './reading.ts';

const NO_PLATE = /^(?:un\W?reg\w*|not? (?:reg\w*|plates?)|nil rego|expired)$/i;
const PLATE = /^[A-Z0-9][A-Z0-9 .-]{0,9}$/;

/** Reads a number plate; 'Unregistered' is none, and a day is the registration's end in the wrong column. */
export function readPlate(text: string): Reading<string> {
  const plate = text.trim().toUpperCase();
  if (isBlank(plate) || NO_PLATE.test(plate)) return NOTHING;
  const isDay = /[-/. ]/.test(plate) && readDay(plate, 'last').value !== null;
  return isDay || !PLATE.test(plate) ? UNREADABLE : plain(plate);
}
