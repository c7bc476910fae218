import { z } from 'zod';
import { setting, wholeNumber } from './setting.ts';

/** How dealers' files arrive by themselves (docs/decisions/0054-ways-in.md). */
export const FEED_SETTINGS = {
  FEEDS_DIR: setting(['worker'], z.string().optional(), {
    description:
      'The folder in which each feed has one of its own, DEALERSHIP/FEED, for files that an FTP or SFTP server writes; the folder “feeds” in DATA_DIR if empty.',
    mustBe: 'the path of a folder',
  }),
  STOCK_FILES_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 120 },
    'How many stock files one network address may send to /api/stock within LEADS_WINDOW_MINUTES.',
  ),
};
