import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-hours-dropdown', () => import('./follow-hours.ts'));
