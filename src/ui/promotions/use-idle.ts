import { useEffect, useState } from 'react';

/** Whether the browser has had nothing else to do since the page woke up. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, 1500);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(done, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }, []);
  return isIdle;
}
