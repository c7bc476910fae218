import { type RefObject, useEffect, useRef } from 'react';

/**
 * A field whose typing is the browser's; only a new value from elsewhere writes over it, Back's too. The first value is in the page already:
 * what a quick hand typed before the script came stays.
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
