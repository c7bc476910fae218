import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-hero-search', () => import('./follow-hero-search.ts').then(({ followHeroSearch }) => followHeroSearch));
