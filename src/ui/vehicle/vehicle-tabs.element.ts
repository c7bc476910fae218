import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-tabs', () => import('./follow-tabs.ts'));
