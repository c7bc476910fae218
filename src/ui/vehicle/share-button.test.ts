import { expect, test } from 'vitest';
import { openPopup } from './share-button.tsx';

test('V17.2 what is shared opens in a window of 550 by 400 that cannot reach this one', () => {
  const opened: unknown[] = [];
  openPopup('https://x.com/intent/post', (...given) => {
    opened.push(...given);
    return null;
  });
  expect(opened).toEqual(['https://x.com/intent/post', '_blank', 'popup,noopener,noreferrer,width=550,height=400']);
});
