import { createHash } from 'node:crypto';

/** A site's key for IndexNow. It is no secret: everybody can read it at the site, and that it is there is what it proves. */
export const indexNowKey = (slug: string): string => createHash('sha256').update(`indexnow ${slug}`).digest('hex').slice(0, 32);
