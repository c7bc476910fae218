import { z } from 'zod';
import { SITE_LINK, SITE_OR_WEB, SITE_PATH } from '#src/rules/site/site-path.ts';

/** A path on this site, in a site's file. */
export const sitePath = z.string().regex(SITE_PATH, 'must be a path on this site');

/** A path on this site, or an anchor on the same page. */
export const siteLink = z.string().regex(SITE_LINK, 'must be a path on this site');

/** Where a link may lead or a picture may come from: this site, or an https address. */
export const siteOrWebAddress = z.string().regex(SITE_OR_WEB, 'must be a path on this site or an https address');
