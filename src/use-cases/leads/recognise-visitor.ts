import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#src/use-cases/context.ts';

/** A token for a visitor who has none yet: 128 bits that nobody can guess (ledger H3). */
export const newVisitorToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token, so that nobody who reads the database can act for the visitor. */
export const visitorHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A visitor without a token gets one that is derived from the page's key, so that a form which is sent twice is one visitor's. */
export const visitorOfPage = ({ services, site }: Pick<Context, 'services' | 'site'>, key: string): string =>
  key === '' ? newVisitorToken() : services.signer.sign('visitor', `${site.id} ${key}`);
