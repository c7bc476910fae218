import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-views', () => import('./count-view.ts'));
