import { type RefObject, useCallback, useEffect, useState } from 'react';
import { formValues } from './form-values.ts';

const WATCHED = ['Service Interval', 'Service Type', 'location', 'dealership_slug', 'booking_date', 'Preferred Service Date'];

/** The current values of those fields; `read` must be called on every change of the form. */
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
  // Values chosen before hydration count too.
  useEffect(() => {
    const soon = requestAnimationFrame(read);
    return () => cancelAnimationFrame(soon);
  }, [read]);
  return { values, read };
}
