import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { pictureAddresses } from './campaign/pictures.ts';

/** Real picture addresses in widths, qualities, formats and studios that are on no list. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'a picture is made only in the widths, qualities, formats and studios on the lists',
  server: 'demo',
  isShort: true,
  async run(target) {
    const real = (await pictureAddresses(target, 'harbour')).filter((address) => address.includes('w=')).slice(0, 3);
    const changes: readonly (readonly [string, string])[] = [
      ...['1', '161', '639', '641', '1201', '4096', '100000', '-640', '6.4e2', '0640', ' 640', 'NaN'].map(
        (w) => ['w', w] as const,
      ),
      ...['1', '74', '76', '100', '101', '-1', '7.5e1'].map((q) => ['q', q] as const),
      ...['png', 'gif', 'tiff', 'raw', 'svg', 'AVIF'].map((f) => ['f', f] as const),
      ...['nowhere', '../none', 'COOL', 'constructor', '__proto__'].map((studio) => ['studio', studio] as const),
      ...['f00', 'red', 'FFFFFF', 'fffffff', '#ffffff'].map((paint) => ['paint', paint] as const),
    ];
    const tries = real.flatMap((address) => changes.map((change) => ({ address, change })));
    const outcomes = await many(tries, 4, async ({ address, change: [name, value] }) => {
      const url = new URL(address, 'http://own');
      url.searchParams.set(name, value);
      const { status } = await target.ask('harbour', url.pathname + url.search);
      return { status, isThrough: status === 200 || status >= 500 };
    });
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
