import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-swatches', () => import('./follow-swatches.ts'));
