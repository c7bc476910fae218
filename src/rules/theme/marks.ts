/** The colours of a mark: roles of the site's palette, the colour of the text beside it, or of its background. */
export type MarkInk = 'primary' | 'on-primary' | 'accent' | 'words' | 'ground';

/** A stroke or filled shape of a mark, on a 36 by 36 canvas. */
export interface MarkShape {
  readonly path: string;
  readonly fill?: MarkInk;
  readonly stroke?: MarkInk;
  readonly width?: number;
}

/** The drawings beside a dealer's name if there is no logo, on screen and on paper. */
export const MARKS = {
  waves: [
    { path: 'M9 0h18a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z', fill: 'primary' },
    { path: 'M12.5 14.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z', fill: 'accent' },
    {
      path: 'M6 21c2.4 0 2.4 1.8 4.8 1.8S13.2 21 15.6 21s2.4 1.8 4.8 1.8S22.8 21 25.2 21s2.4 1.8 4.8 1.8M6 27c2.4 0 2.4 1.8 4.8 1.8S13.2 27 15.6 27s2.4 1.8 4.8 1.8S22.8 27 25.2 27s2.4 1.8 4.8 1.8',
      stroke: 'on-primary',
      width: 2.2,
    },
  ],
  peak: [
    { path: 'M2 29L14 8l7 12 3-5 10 14z', fill: 'words' },
    { path: 'M14 8l4.1 7-3 2.6-2.6-2.2-2.5 2.4z', fill: 'accent' },
  ],
  coast: [
    { path: 'M3 24C9 12 14 10.5 18 10.5S27 12 33 24', stroke: 'words', width: 2.2 },
    { path: 'M9 28.5h18', stroke: 'primary', width: 2.6 },
  ],
  leaf: [
    { path: 'M7 29C5 16 13 6 30 6c1 15-8 24-20 21', fill: 'primary' },
    { path: 'M6 31C10 22 15 17 23 12', stroke: 'ground', width: 2 },
  ],
  lane: [
    { path: 'M0 18a18 18 0 1 0 36 0a18 18 0 1 0-36 0z', fill: 'primary' },
    { path: 'M7 23c8 0 10-2.5 13-9.5h9c-5 0-6 1-8 5.5s-4.5 6-8 6z', fill: 'accent' },
  ],
} as const satisfies Readonly<Record<string, readonly MarkShape[]>>;

/** Those that have a ground of their own, in the first colour, and reach the edges of the canvas. */
export const FILLED_MARKS: ReadonlySet<keyof typeof MARKS> = new Set(['waves', 'lane']);
