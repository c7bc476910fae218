import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-sales-counter', () => import('./count-sales.ts'));
