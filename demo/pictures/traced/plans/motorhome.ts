import type { CaravanPlan } from '../caravan/caravan-plan.ts';
import { cabA, cabB } from './motorhome-cab.ts';

/** What both motorhomes stand on: 7.1 m long, 2.3 m wide. */
const CHASSIS = {
  kind: 'caravan',
  length: 7.1,
  axles: [5.05],
  tyre: 0.69,
  tyreWidth: 0.225,
  rim: 0.62,
  track: 0.96,
  archGap: 0.06,
  floor: 0.42,
  drawbar: { from: 2.5, half: 0.5, height: 0.5, bottles: [] },
} as const satisfies Partial<CaravanPlan>;

/** Motorhome with a bed over the cab: 3 m high. */
export const motorhomeA: CaravanPlan = {
  ...CHASSIS,
  height: 3,
  cab: cabA,
  boxes: [
    {
      outline:
        '2.4 0.42!, 2.34 1!, 2.3 1.94!, 1.42 1.97, 1.06 2.03, 0.92 2.16, 0.93 2.36, 1.1 2.64, 1.36 2.82, 1.8 2.9, 2.6 2.93, 5 2.94, 6.8 2.93, 7 2.9, 7.08 2.8, 7.1 2.6, 7.1 1.4, 7.08 0.8!, 6.8 0.42!',
      half: 1.14,
      edge: 0.09,
      bowFront: 0.08,
      bowRear: 0.02,
      skin: 'sheet',
    },
  ],
  wheel: cabA.wheel,
  skirt: [0.56, 0, 0.6],
  graphics: {
    side: ['2.2 1.16!, 4.4 1.2, 5.6 1.36, 6.4 1.72, 7.2 2.3!, 7.2 2!, 6.5 1.44, 5.7 1.13, 4.5 1.02, 2.2 1!'],
    dark: ['2.2 0.94!, 4.5 0.965, 5.8 1.07, 6.6 1.36, 7.2 1.86!, 7.2 1.77!, 6.65 1.29, 5.84 1.01, 4.5 0.915, 2.2 0.89!'],
    silver: ['2.2 1.2!, 4.4 1.24, 5.55 1.4, 6.35 1.77, 7.2 2.4!, 7.2 2.345!, 6.37 1.74, 5.57 1.375, 4.4 1.215, 2.2 1.175!'],
    front: '0 2.02!, 1.3 2.02!, 1.3 2.11!, 0 2.11!',
    rear: '0 1.2!, 1.3 1.2!, 1.3 1.32!, 0 1.32!',
  },
  joints: [],
  openings: [
    { kind: 'door', wall: 'left', at: [3.06, 1.48], size: [0.64, 1.86] },
    { kind: 'window', wall: 'left', at: [1.72, 2.42], size: [0.6, 0.34] },
    { kind: 'window', wall: 'left', at: [4.2, 1.84], size: [1.05, 0.54], blind: 0.3 },
    { kind: 'window', wall: 'left', at: [6.3, 1.98], size: [0.85, 0.46] },
    { kind: 'locker', wall: 'left', at: [4, 0.74], size: [0.7, 0.3] },
    { kind: 'locker', wall: 'left', at: [6.2, 0.82], size: [0.8, 0.4] },
    { kind: 'window', wall: 'right', at: [1.72, 2.42], size: [0.6, 0.34] },
    { kind: 'window', wall: 'right', at: [3.3, 1.84], size: [1, 0.54] },
    { kind: 'vent', wall: 'right', at: [4.7, 1.4], size: [0.44, 0.2] },
    { kind: 'vent', wall: 'right', at: [4.7, 1.95], size: [0.44, 0.2] },
    { kind: 'window', wall: 'right', at: [6.3, 1.9], size: [0.7, 0.44] },
    { kind: 'locker', wall: 'right', at: [6.2, 0.82], size: [0.8, 0.4] },
    { kind: 'window', wall: 'front', at: [0, 2.46], size: [0.9, 0.3] },
    { kind: 'window', wall: 'rear', at: [-0.2, 2], size: [0.95, 0.46], blind: 0.4 },
    { kind: 'lamp', wall: 'rear', at: [1, 1], size: [0.12, 0.34] },
    { kind: 'lamp', wall: 'rear', at: [-1, 1], size: [0.12, 0.34] },
    { kind: 'marker', wall: 'rear', at: [0.95, 2.72], size: [0.1, 0.045] },
    { kind: 'marker', wall: 'rear', at: [-0.95, 2.72], size: [0.1, 0.045] },
    { kind: 'marker', wall: 'front', at: [0.85, 2.68], size: [0.09, 0.04] },
    { kind: 'marker', wall: 'front', at: [-0.85, 2.68], size: [0.09, 0.04] },
    { kind: 'marker', wall: 'left', at: [5.65, 0.64], size: [0.08, 0.035] },
    { kind: 'marker', wall: 'right', at: [5.65, 0.64], size: [0.08, 0.035] },
  ],
  awning: [2.52, 6.85, 2.72],
  roof: [
    { kind: 'cooler', at: [5.3, 0], size: [1, 0.2, 0.7] },
    { kind: 'hatch', at: [2.6, 0], size: [0.6, 0.1, 0.5] },
    { kind: 'panel', at: [4, 0.3], size: [1, 0.04, 0.66] },
  ],
  fixtures: [
    {
      name: 'ladder',
      material: 'silver',
      radius: 0.016,
      bars: [
        ...[0.5, 0.84].map(
          (z) =>
            [
              [7.1, 0.98, z],
              [7.18, 1.02, z],
              [7.18, 2.86, z],
              [7.12, 2.98, z],
              [6.9, 2.98, z],
              [6.86, 2.92, z],
            ] as const,
        ),
        ...[1.15, 1.43, 1.71, 1.99, 2.27, 2.55, 2.83].map(
          (y) =>
            [
              [7.18, y, 0.5],
              [7.18, y, 0.84],
            ] as const,
        ),
      ],
    },
  ],
  spares: [],
  tailGuides: ['0.98 0.88!, 0.98 1.12!', '1.02 0.88!, 1.02 1.12!'],
  plateText: cabA.plateText,
  rearPlate: [0.82, 0],
};

/** Low motorhome with a cap that follows the windscreen: 2.8 m high. */
export const motorhomeB: CaravanPlan = {
  ...CHASSIS,
  height: 2.85,
  cab: cabB,
  boxes: [
    {
      outline:
        '2.42 0.42!, 2.34 1!, 2.3 1.94!, 1.7 1.97, 1.5 2, 1.44 2.06, 1.5 2.16, 1.8 2.4, 2.2 2.62, 2.6 2.73, 3 2.77, 5 2.79, 6.7 2.79, 6.94 2.76, 7.04 2.66, 7.08 2.4, 7.1 1.4, 7.06 0.8!, 6.8 0.42!',
      half: 1.14,
      edge: 0.11,
      bowFront: 0.12,
      bowRear: 0.04,
      skin: 'sheet',
    },
  ],
  wheel: cabB.wheel,
  skirt: [0.6, 0, 0.66],
  darkTrim: true,
  graphics: {
    side: ['2.2 0.6!, 7.3 0.6!, 7.3 1.5!, 6.4 1.2!, 2.2 1.2!'],
    dark: ['2.2 1.23!, 6.4 1.23!, 7.3 1.53!, 7.3 1.62!, 6.36 1.29!, 2.2 1.29!', '3.55 1.56!, 7.3 1.56!, 7.3 2.3!, 3.72 2.3!'],
    frontDark: '0 2.12!, 0.72 2.12!, 0.62 2.52!, 0 2.52!',
    rear: '0 0.66!, 1.3 0.66!, 1.3 1.5!, 0 1.5!',
    rearDark: '0 1.66!, 0.8 1.66!, 0.8 2.36!, 0 2.36!',
  },
  joints: [],
  openings: [
    { kind: 'door', wall: 'left', at: [3.06, 1.44], size: [0.66, 1.84] },
    { kind: 'window', wall: 'left', at: [4.4, 1.93], size: [1.1, 0.52], blind: 0.25 },
    { kind: 'window', wall: 'left', at: [6.2, 1.93], size: [1, 0.52], blind: 0.5 },
    { kind: 'locker', wall: 'left', at: [4.02, 0.82], size: [0.7, 0.34] },
    { kind: 'locker', wall: 'left', at: [6.24, 0.94], size: [0.86, 0.56] },
    { kind: 'window', wall: 'right', at: [4.2, 1.93], size: [0.9, 0.52] },
    { kind: 'window', wall: 'right', at: [6.2, 1.93], size: [1, 0.52] },
    { kind: 'vent', wall: 'right', at: [3.2, 1.42], size: [0.44, 0.18] },
    { kind: 'locker', wall: 'right', at: [6.24, 0.94], size: [0.86, 0.56] },
    { kind: 'window', wall: 'rear', at: [0, 2.02], size: [1.2, 0.46] },
    { kind: 'lamp', wall: 'rear', at: [1, 1.66], size: [0.1, 0.5] },
    { kind: 'lamp', wall: 'rear', at: [-1, 1.66], size: [0.1, 0.5] },
    { kind: 'marker', wall: 'rear', at: [0.9, 2.58], size: [0.1, 0.04] },
    { kind: 'marker', wall: 'rear', at: [-0.9, 2.58], size: [0.1, 0.04] },
    { kind: 'marker', wall: 'left', at: [5.65, 0.72], size: [0.08, 0.035] },
    { kind: 'marker', wall: 'right', at: [5.65, 0.72], size: [0.08, 0.035] },
  ],
  awning: [2.5, 6.8, 2.56],
  roof: [
    { kind: 'hatch', at: [3.3, 0], size: [0.7, 0.1, 0.5] },
    { kind: 'cooler', at: [5, 0], size: [0.95, 0.18, 0.66] },
    { kind: 'panel', at: [6.2, 0.3], size: [1, 0.04, 0.66] },
  ],
  spares: [],
  tailGuides: ['1 1.46!, 1 1.86!'],
  plateText: cabB.plateText,
  rearPlate: [1.2, 0],
};
