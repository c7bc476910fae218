import { createHash, randomBytes } from 'node:crypto';

/** A token for a visitor who has none yet: 128 bits that nobody can guess (ledger H3). */
export const newVisitorToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token, so that nobody who reads the database can act for the visitor. */
export const visitorHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
