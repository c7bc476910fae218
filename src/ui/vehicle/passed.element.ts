import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** A mark that reaches from the top of the page: what it names is shown once the page was scrolled past it, which a jump across it does too. */
defineFollowed('fc-passed', () => import('./follow-passed.ts'));
