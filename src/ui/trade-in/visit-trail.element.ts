import { defineFollowed } from '#src/ui/kit/define-followed.ts';

/** Where the visitor has been, in a form. A form that is sent before its script is there goes without. */
defineFollowed('fc-visit-trail', () => import('./add-visit-trail.ts'));
