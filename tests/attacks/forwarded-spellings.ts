import { type Attack, tally } from './campaign/attack.ts';
import { freshPerson } from './campaign/target.ts';

const SHARE = 2;

/** Each list is one network address in several spellings, or one household's /64 of IPv6. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'IPv4 with ports': ['198.51.100.7', ...Array.from({ length: 7 }, (_, at) => `198.51.100.7:${40_000 + at}`)],
  'IPv4 inside IPv6': [
    '198.51.100.8',
    '::ffff:198.51.100.8',
    '::FFFF:198.51.100.8',
    '::ffff:c633:6408',
    '0:0:0:0:0:ffff:c633:6408',
  ],
  'one /64': [
    '2001:db8:1:2::1',
    '2001:db8:1:2::2',
    '2001:DB8:1:2:0:0:0:3',
    '2001:0db8:0001:0002::4',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
  ],
  'IPv6 with brackets and ports': [
    '2001:db8:9:9::1',
    '[2001:db8:9:9::1]',
    '[2001:db8:9:9::1]:443',
    '[2001:db8:9:9::2]:50000',
    '[2001:db8:9:9::1]:444',
  ],
  'IPv6 with zones': ['fe80::1', 'fe80::1%eth0', 'fe80::1%eth1', 'fe80::1%1'],
  'quoted and spaced': ['198.51.100.9', ' 198.51.100.9', '"198.51.100.9"', '198.51.100.9 '],
};

/** One address that is written in ever other ways by the proxies before us must not be several. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'the spellings of one network address, ports and one /64 of IPv6 included, have one share of leads together',
  server: 'strict',
  isShort: true,
  async run(target) {
    let tried = 0;
    let letThrough = 0;
    const seen: string[] = [];
    for (const [kind, spellings] of Object.entries(SPELLINGS)) {
      const statuses = [];
      for (const address of spellings)
        statuses.push(
          (await target.lead('strict', { form: 'contact', ...freshPerson(), message: `${kind} ${address}` }, { address })).status,
        );
      const taken = statuses.filter((status) => status === 201).length;
      tried += spellings.length;
      letThrough += Math.max(0, taken - SHARE);
      if (taken > SHARE) seen.push(`${kind}: ${tally(statuses)}`);
    }
    return { tried, refused: tried - letThrough, letThrough, note: seen.join('; ') };
  },
};
