import { escapeMarkup } from '#src/rules/text/escape-markup.ts';
import { FILLED_MARKS, MARKS, type MarkInk, type MarkShape } from '#src/rules/theme/marks.ts';
import type { Roles } from '#src/rules/theme/role.ts';

/** A site's mark on a square, for the browser's tab, a phone's home screen and emails. */
export interface SiteBadge {
  /** The name of a drawn mark, or 'initial' for a letter. */
  readonly mark: keyof typeof MARKS | 'initial';
  /** Empty unless the mark is a letter. */
  readonly letter: string;
  /** Colours as six hexadecimal digits. */
  readonly colours: Readonly<Record<MarkInk, string>>;
}

/** A drawing for browsers, which scale it; a picture for phones' home screens and mail programs, which know no drawings. */
export const BADGE_FORMATS = ['svg', 'png'] as const;
export type BadgeFormat = (typeof BADGE_FORMATS)[number];

/** The side of the canvas that marks are drawn on. */
const SIDE = 36;
/** What a mark that does not fill its square leaves free on each side. */
const MARGIN = 4;
const ADDRESS = '/images/badges/';
const LOOK = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/;

/** The badge of a site with this mark, name and palette. */
export function siteBadge(mark: SiteBadge['mark'], name: string, roles: Roles): SiteBadge {
  const hex = (role: keyof Roles) => roles[role].slice(1).toLowerCase();
  return {
    mark,
    letter: mark === 'initial' ? firstLetter(name) : '',
    colours: {
      primary: hex('primary'),
      'on-primary': hex('on-primary'),
      accent: hex('accent'),
      words: hex('ink'),
      ground: hex('bg'),
    },
  };
}

/** Where a badge is shown from, unsigned. */
export function badgeAddress({ mark, letter, colours }: SiteBadge, format: BadgeFormat): string {
  const { primary, 'on-primary': onPrimary, accent, words, ground } = colours;
  const look = [primary, onPrimary, accent, words, ground].join('-');
  return `${ADDRESS}${mark}?${new URLSearchParams({ look, ...(letter !== '' && { letter }), f: format })}`;
}

/** Reads a badge's parameters; null when they describe none. */
export function readBadge(name: string, params: URLSearchParams): SiteBadge | null {
  const mark = name === 'initial' ? 'initial' : (Object.keys(MARKS) as (keyof typeof MARKS)[]).find((one) => one === name);
  const look = LOOK.exec(params.get('look') ?? '');
  if (mark === undefined || look === null) return null;
  const [, primary = '', onPrimary = '', accent = '', words = '', ground = ''] = look;
  const letter = mark === 'initial' ? firstLetter(params.get('letter') ?? '') : '';
  return { mark, letter, colours: { primary, 'on-primary': onPrimary, accent, words, ground } };
}

/** What identifies a badge. */
export const badgeText = ({ mark, letter, colours }: SiteBadge): string =>
  `badges/${JSON.stringify([mark, letter, ...Object.values(colours)])}`;

/** A badge as a drawing. Without `letters`, a letter is left out: not every program that draws it has a font. */
export function badgeSvg({ mark, letter, colours }: SiteBadge, letters: 'with letters' | 'without letters'): string {
  const body = mark === 'initial' ? (letters === 'with letters' ? letterShape(letter, colours) : '') : shapes(mark, colours);
  const ground = mark === 'initial' || FILLED_MARKS.has(mark) ? colours.primary : colours.ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="8" fill="#${ground}"/>${body}</svg>`;
}

function shapes(mark: keyof typeof MARKS, colours: SiteBadge['colours']): string {
  const drawn = (MARKS[mark] as readonly MarkShape[])
    .map(({ path, fill, stroke, width }) => {
      const line = stroke === undefined ? '' : ` stroke="#${colours[stroke]}" stroke-width="${width}" stroke-linecap="round"`;
      return `<path d="${path}" fill="${fill === undefined ? 'none' : `#${colours[fill]}`}"${line}/>`;
    })
    .join('');
  if (FILLED_MARKS.has(mark)) return drawn;
  return `<g transform="translate(${MARGIN} ${MARGIN}) scale(${(SIDE - 2 * MARGIN) / SIDE})">${drawn}</g>`;
}

const letterShape = (letter: string, colours: SiteBadge['colours']): string =>
  `<text x="18" y="25.5" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="21" fill="#${colours['on-primary']}">${escapeMarkup(letter)}</text>`;

/** The first character that can be drawn. */
const firstLetter = (text: string): string => /[\p{L}\p{N}]/u.exec(text)?.[0].toLocaleUpperCase('en-AU') ?? '';
