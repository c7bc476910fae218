import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-model-compare', () => import('./follow-comparison.ts'));
