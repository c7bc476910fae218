import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-interiors', () => import('./follow-interiors.ts'));
