import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKS } from '#src/rules/theme/marks.ts';
import { badgeAddress, badgeSvg, badgeText, readBadge, type SiteBadge, siteBadge } from './site-badge.ts';

const marks: SiteBadge['mark'][] = ['initial', ...(Object.keys(MARKS) as (keyof typeof MARKS)[])];
const colour = fc.stringMatching(/^[0-9a-f]{6}$/);
const badges: fc.Arbitrary<SiteBadge> = fc
  .record({
    mark: fc.constantFrom(...marks),
    colours: fc.record({ primary: colour, 'on-primary': colour, accent: colour, words: colour, ground: colour }),
  })
  .map((one) => ({ ...one, letter: one.mark === 'initial' ? 'H' : '' }));

const readBack = (badge: SiteBadge) => {
  const { pathname, searchParams } = new URL(badgeAddress(badge, 'svg'), 'http://x');
  return readBadge(pathname.split('/').at(-1) ?? '', searchParams);
};

test('P2.1 a badge is read from its address as it was written', () => {
  fc.assert(
    fc.property(badges, (badge) => {
      expect(readBack(badge)).toEqual(badge);
    }),
  );
});

test('P2.1 badges that look different are signed differently', () => {
  fc.assert(
    fc.property(badges, badges, (one, other) => {
      const isSame = badgeAddress(one, 'svg') === badgeAddress(other, 'svg');
      expect(badgeText(one) === badgeText(other)).toBe(isSame);
    }),
  );
});

test.each([
  { says: 'an unknown mark', name: 'anchor', look: 'ffffff-000000-ffffff-000000-ffffff' },
  { says: 'a colour too few', name: 'waves', look: 'ffffff-000000-ffffff-000000' },
  { says: 'a colour that is none', name: 'waves', look: 'ffffff-000000-ffffff-000000-url(x)' },
  { says: 'no colours', name: 'initial', look: '' },
])('P2.1 an address with $says is no badge', ({ name, look }) => {
  expect(readBadge(name, new URLSearchParams({ look }))).toBeNull();
});

const roles = { primary: '#0B5F68', 'on-primary': '#FFFFFF', accent: '#F5A524', ink: '#111111', bg: '#FAFAFA' } as Parameters<
  typeof siteBadge
>[2];

test.each([
  ['harbour city', 'H'],
  ['  “Élan” Motors', 'É'],
  ['4WD Centre', '4'],
  ['<script>', 'S'],
  ['***', ''],
])('P2.1 the letter of “%s” is “%s”', (name, letter) => {
  const badge = siteBadge('initial', name, roles);
  expect(badge.letter).toBe(letter);
  expect(badgeSvg(badge, 'with letters')).toContain(`>${letter}</text>`);
  expect(badgeSvg(badge, 'without letters')).not.toContain('<text');
});

test('P2.1 a drawn mark has the site’s colours on the site’s ground, and no letter', () => {
  const svg = badgeSvg(siteBadge('leaf', 'Redgum', roles), 'with letters');
  expect(svg).toContain('fill="#fafafa"');
  expect(svg).toContain('fill="#0b5f68"');
  expect(svg).not.toContain('<text');
});
