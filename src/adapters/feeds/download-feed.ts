import { conditionsOf, type Edition, editionOf } from '#src/adapters/outside/edition.ts';
import { downloadOutside, type GetOptions } from '#src/adapters/outside/get-outside.ts';
import { LARGEST_FEED } from './feed-file.ts';

/** A large file from a slow server takes minutes. */
const TIMEOUT_MS = 10 * 60_000;
const MOST_REDIRECTS = 3;

/** Fetches a feed's file into `file`; returns its edition, or null when it is still the known one. Throws GetRefused. */
export type DownloadFeed = (address: string, file: string, known: Edition | null) => Promise<Edition | null>;

export async function downloadFeed(
  address: string,
  file: string,
  known: Edition | null,
  options: Partial<Pick<GetOptions, 'ownOrigins' | 'find' | 'timeoutMs'>> = {},
): Promise<Edition | null> {
  const url = new URL(address);
  const { username, password } = url;
  [url.username, url.password] = ['', ''];
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const { status, headers } = await downloadOutside(url.href, file, {
    name: 'feed',
    timeoutMs: TIMEOUT_MS,
    mostBytes: LARGEST_FEED,
    mostRedirects: MOST_REDIRECTS,
    // A page is what a server answers with when somebody should log in first.
    takesType: (type) => !/^(?:text\/html|application\/xhtml\+xml|image\/|video\/|audio\/)/.test(type),
    ...options,
    headers: {
      Accept: 'text/csv, application/json, application/xml;q=0.9, */*;q=0.5',
      'Accept-Encoding': 'identity',
      ...(username === '' && password === '' ? {} : { Authorization: `Basic ${login}` }),
      ...conditionsOf(known),
    },
  });
  return status === 304 && known !== null ? null : editionOf(headers);
}
