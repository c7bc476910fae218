import { type Attack, counted } from './campaign/attack.ts';

/** A page that is kept from one protocol and handed out over the other. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'a page asked for by https says Strict-Transport-Security and one asked for by http does not, whichever came first',
  server: 'demo',
  isShort: true,
  async run(target) {
    const outcomes = [];
    const pages = [
      { path: '/privacy-policy', order: ['http', 'https', 'http'] },
      { path: '/terms-and-conditions', order: ['https', 'http', 'https'] },
    ];
    for (const site of target.sites) {
      for (const { path, order } of pages) {
        for (const proto of order) {
          const { headers } = await target.ask(site, path, { headers: { 'x-forwarded-proto': proto } });
          const isSaid = headers['strict-transport-security'] !== undefined;
          outcomes.push({
            isThrough: isSaid !== (proto === 'https'),
            what: `${order.join('→')}: ${proto} ${isSaid ? 'with' : 'without'}`,
          });
        }
      }
    }
    const wrong = new Set(outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])));
    return counted(outcomes, [...wrong].join('; '));
  },
};
