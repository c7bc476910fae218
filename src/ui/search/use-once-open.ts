import { useState } from 'react';

/** Whether a disclosure opens by itself: once it has, only the shopper closes it. */
export function useOnceOpen(isWanted: boolean): boolean {
  const [opens, setOpens] = useState(isWanted);
  if (isWanted && !opens) setOpens(true);
  return opens || isWanted;
}
