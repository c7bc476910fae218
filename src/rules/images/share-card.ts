import { fitText } from '#src/rules/text/cut-text.ts';

/** A picture for link previews: a photo beside what it is, what it costs and who sells it, in the site's own look. */
export interface ShareCard {
  /** The address of one of the platform's own pictures; null for a card without one. */
  readonly photo: string | null;
  readonly title: string;
  /** Empty when there is none. */
  readonly price: string;
  readonly seller: string;
  /** Colours as six hexadecimal digits. */
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly font: string;
}

/** The size that link previews are shown at. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** More than this would not fit, and would make addresses long. */
const LONGEST = { title: 90, price: 30, seller: 40 } as const;

const ADDRESS = '/images/share/card';
const LOOK = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([a-z0-9-]{1,40})$/;

/** Where a card is shown from, unsigned. Equal cards have equal addresses. */
export function shareCardAddress({ photo, ground, ink, accent, onAccent, font, ...texts }: ShareCard): string {
  const params = new URLSearchParams();
  if (photo !== null) params.set('photo', photo);
  for (const name of ['title', 'price', 'seller'] as const) params.set(name, fitText(plain(texts[name]), LONGEST[name]));
  params.set('look', [ground, ink, accent, onAccent, font].join('-'));
  return `${ADDRESS}?${params}`;
}

/** Reads a card's parameters; null when they describe none. */
export function readShareCard(params: URLSearchParams): ShareCard | null {
  const look = LOOK.exec(params.get('look') ?? '');
  const photo = params.get('photo');
  if (look === null || (photo !== null && !photo.startsWith('/images/'))) return null;
  const [, ground = '', ink = '', accent = '', onAccent = '', font = ''] = look;
  const text = (name: keyof typeof LONGEST) => (params.get(name) ?? '').slice(0, LONGEST[name]);
  return { photo, title: text('title'), price: text('price'), seller: text('seller'), ground, ink, accent, onAccent, font };
}

/** What identifies a card. */
export const shareCardText = (card: ShareCard): string => `share/${JSON.stringify(Object.values(card))}`;

/** Control characters cannot be drawn. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
