import path from 'node:path';
import type { Settings } from './settings.ts';

/** Where messages go when there is no mail server. */
export const mailboxFolder = ({ MAILBOX_DIR, DATA_DIR }: Pick<Settings, 'MAILBOX_DIR' | 'DATA_DIR'>): string =>
  path.resolve(MAILBOX_DIR ?? path.join(DATA_DIR, 'mailbox'));

/** Where the documents of applicants are kept, outside everything that is served. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.resolve(DATA_DIR, 'uploads');
