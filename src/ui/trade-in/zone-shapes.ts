/** Where a zone is on the drawing of a car from above, 240 by 420. */
export interface ZoneShape {
  readonly path: string;
  /** Where its number stands. */
  readonly pin: readonly [x: number, y: number];
  /** A larger area that can be pressed, for a zone that is narrow. */
  readonly area?: readonly [x: number, y: number, width: number, height: number];
}

const wheel = (x: number, y: number): ZoneShape => ({
  path: `M${x + 7} ${y}h2a7 7 0 0 1 7 7v44a7 7 0 0 1-7 7h-2a7 7 0 0 1-7-7v-44a7 7 0 0 1 7-7z`,
  pin: [x + 8, y + 29],
  area: [x - 8, y - 2, 29, 62],
});

/** Each zone of the drawing, by its key. */
export const ZONE_SHAPES: Readonly<Record<string, ZoneShape>> = {
  'front-bumper': { path: 'M62 40c8-18 30-26 58-26s50 8 58 26l6 26c-18-8-40-11-64-11s-46 3-64 11z', pin: [120, 36] },
  bonnet: { path: 'M56 70c18-8 40-11 64-11s46 3 64 11l4 58c-18-10-42-14-68-14s-50 4-68 14z', pin: [120, 88] },
  windscreen: { path: 'M54 132c18-10 41-14 66-14s48 4 66 14l-12 40c-16-6-34-8-54-8s-38 2-54 8z', pin: [120, 142] },
  roof: { path: 'M68 176c16-6 33-8 52-8s36 2 52 8l2 110c-16 6-34 8-54 8s-38-2-54-8z', pin: [120, 230] },
  'rear-window': { path: 'M66 290c16 6 34 8 54 8s38-2 54-8l10 32c-18 8-40 12-64 12s-46-4-64-12z', pin: [120, 315] },
  boot: { path: 'M54 326c19 9 41 13 66 13s47-4 66-13l-3 34c-18 8-39 12-63 12s-45-4-63-12z', pin: [120, 355] },
  'rear-bumper': { path: 'M57 364c18 8 39 12 63 12s45-4 63-12l-5 22c-10 14-32 20-58 20s-48-6-58-20z', pin: [120, 388] },
  'left-front-side': { path: 'M50 74l2 54 12 46 1 56H44c-4-50-4-110 6-156z', pin: [54, 196] },
  'left-rear-side': { path: 'M44 234h21l1 54-12 34-3 34c-7-30-8-80-7-122z', pin: [54, 262] },
  'right-front-side': { path: 'M190 74l-2 54-12 46-1 56h21c4-50 4-110-6-156z', pin: [186, 196] },
  'right-rear-side': { path: 'M196 234h-21l-1 54 12 34 3 34c7-30 8-80 7-122z', pin: [186, 262] },
  mirrors: { path: 'M42 150l-16-6v12l16 8zM198 150l16-6v12l-16 8z', pin: [29, 156], area: [14, 143, 27, 26] },
  'left-front-wheel': wheel(22, 82),
  'right-front-wheel': wheel(202, 82),
  'left-rear-wheel': wheel(22, 282),
  'right-rear-wheel': wheel(202, 282),
};
