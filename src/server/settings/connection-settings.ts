import { isIP } from 'node:net';
import { z } from 'zod';
import { setting, wholeNumber } from './setting.ts';

const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
};

/** Which proxies the web process trusts, and which connections and requests it accepts. */
export const CONNECTION_SETTINGS = {
  TRUSTED_PROXIES: setting(
    ['web'],
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((list) => list.every(isProxy))
      .default([]),
    {
      description: 'The proxies whose X-Forwarded-* headers are trusted, as IP addresses or ranges separated by commas.',
      mustBe: 'a list of IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    },
  ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 128 },
    'How many connections one network address may have open at a time; TRUSTED_PROXIES may have more. A proxy that is not listed there counts as one address.',
  ),
  CONNECTIONS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 5_000 },
    'How many connections the web process has open at a time, from all addresses together.',
  ),
  REQUEST_SECONDS: wholeNumber(
    ['web'],
    { from: 1, to: 3_600, default: 30 },
    'How long a request may take to arrive, with its body; a slower one is answered with 408.',
  ),
  KEEP_ALIVE_SECONDS: wholeNumber(
    ['web'],
    { from: 1, to: 3_600, default: 5 },
    'How long an idle connection stays open for the next request; behind a proxy it must be longer than the proxy’s own time.',
  ),
  REQUEST_HEADER_KB: wholeNumber(
    ['web'],
    { from: 1, to: 1_024, default: 16 },
    'How many kilobytes the first line and the headers of a request may have together; more is answered with 431.',
  ),
  REQUEST_HEADERS: wholeNumber(
    ['web'],
    { from: 10, to: 2_000, default: 100 },
    'How many headers a request may have; more is answered with 431.',
  ),
};
