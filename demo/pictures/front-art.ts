import type { ArtMaterial, Shape } from './body.ts';
import type { Point } from './path.ts';
import { box, mirrored, plate, type Screen, screen, trapezium } from './shapes.ts';

/** Half-width and height of the lower edge, half-width and height of the upper edge, and how many slats. */
type Opening = readonly [w0: number, y0: number, w1: number, y1: number, slats: number];

/** How a grille is filled: level slats, upright slats, a mesh, or a panel in the body's colour with a slim slot (as on electric cars). */
type Pattern = 'slats' | 'upright' | 'mesh' | 'closed';

/** What a nose is drawn from, heights and half-widths in metres. */
export interface FrontArt {
  /** Bare plastic up to this height. */
  readonly skirt: number;
  readonly grille?: Opening;
  readonly pattern?: Pattern;
  readonly grilleRound?: number;
  readonly slat?: ArtMaterial;
  readonly slatWidth?: number;
  readonly rim?: ArtMaterial;
  readonly low?: Opening;
  readonly fog?: readonly Point[];
  readonly badge?: number;
  readonly plate?: number;
  readonly screen?: Screen;
}

/** Everything drawn on a nose but the lamps. */
export function frontArt(front: FrontArt): readonly Shape[] {
  const { badge, low } = front;
  return [
    { material: 'plastic', area: box(-1.3, 1.3, 0, front.skirt) },
    ...(low ? [opening(low, 'grille', 0.035), ...levelSlats(low, 0.04, 'plastic', 0.012)] : []),
    ...(front.grille ? grilleOf(front.grille, front) : []),
    ...(front.fog ? fogLamps(front.fog) : []),
    ...(badge === undefined ? [] : badgeAt(badge)),
    ...(front.plate === undefined ? [] : [plate(front.plate)]),
    ...(front.screen ? screen(front.screen) : []),
  ];
}

function grilleOf(grille: Opening, front: FrontArt): readonly Shape[] {
  const { pattern = 'slats', slat = 'dark', slatWidth = 0.01, grilleRound = 0.045, rim = 'chrome' } = front;
  if (pattern === 'closed') return closedGrille(grille);
  const fill =
    pattern === 'upright'
      ? uprightSlats(grille, slat, slatWidth)
      : pattern === 'mesh'
        ? mesh(grille, slat)
        : levelSlats(grille, 0.03, slat, slatWidth);
  return [opening(grille, 'black', grilleRound), ...fill, { ...opening(grille, rim, grilleRound), stroke: 0.014 }];
}

const opening = ([w0, y0, w1, y1]: Opening, material: ArtMaterial, round: number): Shape => ({
  material,
  area: trapezium(y0, w0, y1, w1),
  round,
});

function levelSlats([w0, y0, w1, y1, count]: Opening, margin: number, material: ArtMaterial, stroke: number): readonly Shape[] {
  const half = Math.min(w0, w1) - margin;
  return Array.from({ length: count }, (_, i): Shape => {
    const y = y0 + ((i + 0.5) * (y1 - y0)) / count;
    return {
      material,
      line: [
        [-half, y],
        [half, y],
      ],
      stroke,
    };
  });
}

function uprightSlats([w0, y0, w1, y1, count]: Opening, material: ArtMaterial, stroke: number): readonly Shape[] {
  return Array.from({ length: count * 2 - 1 }, (_, i): Shape => {
    const t = (i + 1) / count - 1;
    return {
      material,
      line: [
        [t * w0, y0 + 0.018],
        [t * w1, y1 - 0.018],
      ],
      stroke,
    };
  });
}

function mesh([w0, y0, w1, y1, count]: Opening, material: ArtMaterial): readonly Shape[] {
  const step = (y1 - y0) / count;
  const dots: Shape[] = [];
  for (let row = 0; row < count; row++) {
    const y = y0 + (row + 0.5) * step;
    const half = w0 + (w1 - w0) * ((row + 0.5) / count) - 0.035;
    const columns = Math.floor(half / step);
    for (let i = -columns; i <= columns; i++) {
      const x = (i + (row % 2) / 2) * step;
      if (Math.abs(x) < half)
        dots.push({
          material,
          line: [
            [x - step * 0.26, y],
            [x + step * 0.26, y],
          ],
          stroke: step * 0.36,
        });
    }
  }
  return dots;
}

/** A smooth panel with a dark slot below it. */
function closedGrille([w0, y0, w1, y1]: Opening): readonly Shape[] {
  const slot = y0 + (y1 - y0) * 0.18;
  return [
    { material: 'gap', area: trapezium(y0, w0, y1, w1), round: 0.05, stroke: 0.005 },
    { material: 'black', area: trapezium(slot, w0 * 0.8, slot + 0.045, w0 * 0.84), round: 0.02 },
  ];
}

function fogLamps(fog: readonly Point[]): readonly Shape[] {
  const [a, b, c] = fog;
  if (!a || !b || !c) throw new Error('A fog lamp needs at least three corners.');
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + c[1]) / 2;
  return [
    mirrored({ material: 'black', area: fog, round: 0.03 }),
    mirrored({
      material: 'led',
      line: [
        [x, y - 0.02],
        [x, y + 0.03],
      ],
      stroke: 0.022,
    }),
  ];
}

const badgeAt = (y: number): readonly Shape[] => [
  { material: 'chrome', circle: [0, y, 0.042] },
  { material: 'black', circle: [0, y, 0.028] },
];
