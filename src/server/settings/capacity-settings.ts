import { wholeNumber } from './setting.ts';

/** How much memory, disk and work the web process may take. */
export const CAPACITY_SETTINGS = {
  SHOWROOM_MB: wholeNumber(
    ['web'],
    { from: 16, to: 1_048_576, default: 512 },
    'How many megabytes of memory the sites’ stock may take in the web process; the least used sites are dropped first.',
  ),
  PAGE_CACHE_MB: wholeNumber(
    ['web'],
    { from: 1, to: 1_048_576, default: 64 },
    'How many megabytes of memory rendered pages may take in the web process.',
  ),
  IMAGE_CACHE_MB: wholeNumber(
    ['web'],
    { from: 1, to: 1_048_576, default: 256 },
    'How many megabytes of disk finished pictures may take, in DATA_DIR; the least used are deleted first.',
  ),
  PICTURES_AT_ONCE: wholeNumber(
    ['web'],
    { from: 1, to: 64, default: 2 },
    'How many pictures are rendered at the same time. Each takes one of the threads that files and compression need too (UV_THREADPOOL_SIZE, 4 unless set).',
  ),
  PICTURES_WAITING: wholeNumber(
    ['web'],
    { from: 0, to: 100_000, default: 120 },
    'How many pictures may wait to be rendered; more are refused with 503 and Retry-After.',
  ),
  SHEETS_WAITING: wholeNumber(
    ['web'],
    { from: 0, to: 100_000, default: 20 },
    'How many vehicles may wait to be printed as PDF; more are refused with 503 and Retry-After.',
  ),
  PAGES_WAITING: wholeNumber(
    ['web'],
    { from: 1, to: 100_000, default: 100 },
    'How many pages that are not in memory may be rendered or wait to be rendered at a time, three quarters of them of one site; more are refused with 503 and Retry-After.',
  ),
  READ_CONNECTIONS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000, default: 6 },
    'How many database connections the web process may hold for visitors who only read.',
  ),
  READS_WAITING: wholeNumber(
    ['web'],
    { from: 0, to: 100_000, default: 24 },
    'How many reads may wait for one of those connections; more are refused with 503 and Retry-After.',
  ),
  LEAD_CONNECTIONS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000, default: 6 },
    'How many database connections the web process reserves for leads, bookings and page views.',
  ),
};
