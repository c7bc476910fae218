import { defineFollowed } from '#src/ui/kit/define-followed.ts';

defineFollowed('fc-hero-search', () => import('#src/ui/search/follow-hero-search.ts'));
