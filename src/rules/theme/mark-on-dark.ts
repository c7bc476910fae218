import { contrast } from './oklch.ts';
import type { Roles } from './role.ts';

/** Colours of a mark, such as a price, and of the words on it. */
export interface Mark {
  readonly ground: string;
  readonly ink: string;
}

/** What WCAG 2.2 asks of a shape against what is around it. */
const SEEN = 3;

/** The colours of a mark on the theme's dark ground: the accent, or where that is nearly as dark itself the primary colour, or else the words' own. */
export function markOnDark(roles: Pick<Roles, 'accent' | 'on-accent' | 'primary' | 'on-primary' | 'dark' | 'on-dark'>): Mark {
  const marks: Mark[] = [
    { ground: roles.accent, ink: roles['on-accent'] },
    { ground: roles.primary, ink: roles['on-primary'] },
  ];
  return marks.find(({ ground }) => contrast(ground, roles.dark) >= SEEN) ?? { ground: roles['on-dark'], ink: roles.dark };
}
