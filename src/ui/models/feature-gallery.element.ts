import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-feature-gallery', () => import('./follow-gallery.ts'));
