import { useEffect, useState } from 'react';

/** Whether something has gone on for so long that a person notices. What is over sooner is not worth a change of scene. */
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
