import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** The pages of a shopper's own. */
defineFollowed('fc-garage', () => import('./follow-garage.ts'));
