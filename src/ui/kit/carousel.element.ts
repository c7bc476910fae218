import { defineFollowed } from './define-followed.ts';

defineFollowed('fc-carousel', () => import('./follow-carousel.ts'));
