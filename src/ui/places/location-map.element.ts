import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-map', () => import('./follow-map.ts'));
