import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** A valuation that is shown. */
defineFollowed('fc-save-valuation', () => import('./save-valuation.ts'));
