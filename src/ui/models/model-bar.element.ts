import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-model-bar', () => import('./follow-parts.ts'));
