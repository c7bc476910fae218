import { useState } from 'react';

/** Whether a disclosure opens by itself: once it has, it is the shopper's to close, and nothing here closes it again. */
export function useOnceOpen(isWanted: boolean): boolean {
  const [opens, setOpens] = useState(isWanted);
  if (isWanted && !opens) setOpens(true);
  return opens || isWanted;
}
