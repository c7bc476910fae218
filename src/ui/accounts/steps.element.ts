import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** The steps of signing in and of asking for an alert. */
defineFollowed('fc-steps', () => import('./follow-steps.ts'));
