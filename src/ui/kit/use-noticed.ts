import { useEffect, useState } from 'react';

/** Whether something has lasted long enough to be noticed. Anything shorter should not change the display. */
export function useNoticed(isOn: boolean, afterMs: number): boolean {
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsNoticed(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsNoticed(false);
    };
  }, [isOn, afterMs]);
  return isOn && isNoticed;
}
