import type { Showroom } from '#src/showroom/showroom.ts';
import type { Site } from '#src/site/site.ts';
import type { SiteStore } from '#src/store/site-store.ts';

/** What every use-case is given: the site it works for, that site in memory, and its fenced store. */
export interface Context {
  readonly site: Site;
  readonly showroom: Showroom;
  readonly store: SiteStore;
  /** The instant that everything shown is true at: the showroom's, so that a page is the same whenever it is rendered. */
  readonly now: number;
  /** Which edition of the platform's own pictures there is: part of their addresses, so that these never change their content. */
  readonly imagesVersion: string;
  /** Whether this is a developer's machine; development pages answer only there. */
  readonly isLocal: boolean;
}
