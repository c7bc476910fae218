import type { Part } from './body.ts';

/** Seats, steering wheel (on the right) and dashboard, as seen through the windows. */
export function cabinParts(x: number, halfWidth: number, floor = 0.25, secondRow?: number): readonly Part[] {
  return [
    { kind: 'seat', at: [x, floor, halfWidth] },
    ...(secondRow === undefined ? [] : [{ kind: 'seat', at: [secondRow, floor, halfWidth] } as const]),
    { kind: 'steer', at: [x - 0.42, floor + 0.68, -halfWidth] },
    { kind: 'box', material: 'seat', size: [0.5, 0.2, halfWidth * 3.6], at: [x - 0.72, floor + 0.64, 0], round: 0.06 },
  ];
}

/** A trailer's drawbar, coupling and jockey wheel. */
export function drawbar(x1: number, width: number): readonly Part[] {
  const reach = x1 + 0.1;
  return [
    {
      kind: 'box',
      material: 'plastic',
      size: [Math.hypot(reach, width), 0.12, 0.07],
      at: [reach / 2 + 0.05, 0.5, width / 2 + 0.03],
      mirrored: true,
      turn: [0, -Math.atan2(width, reach), 0],
      round: 0.01,
    },
    { kind: 'box', material: 'plastic', size: [0.26, 0.1, 0.12], at: [0.1, 0.52, 0], round: 0.03 },
    { kind: 'cyl', material: 'rubber', size: [0.1, 0.07], at: [0.55, 0.12, 0] },
    { kind: 'cyl', material: 'alu', size: [0.03, 0.75], axis: 'y', at: [0.55, 0.5, 0] },
  ];
}
