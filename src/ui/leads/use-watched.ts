import { type RefObject, useCallback, useEffect, useState } from 'react';
import { formValues } from './form-values.ts';

/** The fields that others depend on. */
const WATCHED = ['Service Interval', 'Service Type', 'location', 'dealership_slug', 'booking_date', 'Preferred Service Date'];

/** What stands in those fields now; `read` is told of every change in the form. */
export function useWatched(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const read = useCallback(() => {
    if (form.current === null) return;
    const now = formValues(form.current);
    setValues((before) =>
      WATCHED.every((name) => before[name] === (now[name] ?? ''))
        ? before
        : Object.fromEntries(WATCHED.map((name) => [name, now[name] ?? ''])),
    );
  }, [form]);
  // What was chosen before the script came counts too.
  useEffect(() => {
    const soon = requestAnimationFrame(read);
    return () => cancelAnimationFrame(soon);
  }, [read]);
  return { values, read };
}
