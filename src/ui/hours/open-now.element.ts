import { whenIdle, whenNear } from '#src/islands/wake-times.ts';
import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** Says whether a location is open now, by the visitor's clock (ledger D6). The rules for that are fetched when it is near the window. */
defineFollowed('fc-open-now', async (place) => {
  await new Promise<void>((near) => whenIdle(() => whenNear(place, near)));
  return import('./keep-open-now.ts');
});
