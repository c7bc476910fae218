import { type RefObject, useEffect, useRef } from 'react';

/**
 * An uncontrolled field that only a new value from elsewhere overwrites, such as after Back. The first value is in the HTML
 * already, so that text typed before hydration stays.
 */
export function useNewValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}
