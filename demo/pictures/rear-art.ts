import type { ArtMaterial, Shape } from './body.ts';
import type { Point } from './path.ts';
import { box, gap, mirrored, plate, type Screen, screen } from './shapes.ts';

/** What a tail is drawn from, heights and half-widths in metres. */
export interface RearArt {
  /** Bare plastic up to this height. */
  readonly skirt: number;
  readonly diffuser?: readonly Point[];
  /** The shut line of the boot or tailgate. */
  readonly gate?: readonly Point[];
  readonly screen?: Screen;
  readonly glass?: ArtMaterial;
  readonly bar?: readonly Point[];
  readonly barMaterial?: ArtMaterial;
  readonly badge?: number;
  readonly plate?: number;
  readonly pipe?: readonly Point[];
  readonly bump?: number;
}

/** Everything drawn on a tail but the lamps. */
export function rearArt(rear: RearArt): readonly Shape[] {
  const { diffuser, gate, pipe, bar, bump, badge } = rear;
  return [
    { material: 'plastic', area: box(-1.3, 1.3, 0, rear.skirt) },
    ...(diffuser ? [{ material: 'plastic', area: diffuser, round: 0.04 } as const] : []),
    ...(gate ? [gap(gate, 0.06)] : []),
    ...(rear.screen ? screen(rear.screen, rear.glass ?? 'privacy') : []),
    ...(bar ? [{ material: rear.barMaterial ?? 'chrome', line: bar, stroke: 0.014 } as const] : []),
    ...(badge === undefined ? [] : [{ material: 'chrome', circle: [0, badge, 0.032] } as const]),
    ...(rear.plate === undefined ? [] : plateInRecess(rear.plate)),
    ...(pipe ? [mirrored({ material: 'chrome', area: pipe, round: 0.025 })] : []),
    ...(bump === undefined
      ? []
      : [
          gap(
            [
              [-1.2, bump],
              [1.2, bump],
            ],
            0,
          ),
        ]),
  ];
}

const plateInRecess = (y: number): readonly Shape[] => [
  { material: 'plastic', area: box(-0.24, 0.24, y - 0.075, y + 0.085), round: 0.03 },
  plate(y),
];
