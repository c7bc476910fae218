import path from 'node:path';
import type { Settings } from './settings.ts';

/** Where email is written when there is no mail server, and text messages when there is no gateway. */
export const mailboxFolder = ({ MAILBOX_DIR, DATA_DIR }: Pick<Settings, 'MAILBOX_DIR' | 'DATA_DIR'>): string =>
  path.resolve(MAILBOX_DIR ?? path.join(DATA_DIR, 'mailbox'));

/** Where dealers' photos are kept when no bucket is set. */
export const photosFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.resolve(DATA_DIR, 'photos');

/** Where each feed has the folder that its files are put into. */
export const feedsFolder = ({ FEEDS_DIR, DATA_DIR }: Pick<Settings, 'FEEDS_DIR' | 'DATA_DIR'>): string =>
  path.resolve(FEEDS_DIR ?? path.join(DATA_DIR, 'feeds'));

/** Where the documents that come with leads are stored, outside everything that is served. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.resolve(DATA_DIR, 'uploads');
