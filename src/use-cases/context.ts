import type { Showroom } from '#src/showroom/showroom.ts';
import type { Site } from '#src/site/site.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import type { AddressLimit } from './address-limit.ts';

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
  readonly desk: Desk;
  /** Who sends something or asks an interface; null for a page, which is made without knowing for whom. */
  readonly sender: Sender | null;
}

/** What a deployment takes leads with. */
export interface Desk {
  readonly leads: AddressLimit;
  readonly lookUps: AddressLimit;
  /** Where documents that came with leads are kept: never served. */
  readonly uploadsDir: string;
  /** Where messages are kept on a machine that sends none; shown on a developer's machine only. */
  readonly mailboxDir: string;
  /** The time it really is, which pages must not depend on. */
  readonly now: () => number;
}

/** What is known of whoever sent a request. */
export interface Sender {
  readonly ip: string;
  /** The token in the visitor's cookie; read only where something is sent. */
  readonly visitor: string | null;
  readonly isSecure: boolean;
  readonly userAgent: string;
  /** The page of this site that the request was sent from, where the browser says so. */
  readonly page: string;
}
