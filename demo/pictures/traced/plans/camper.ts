import type { CaravanPlan } from '../caravan/caravan-plan.ts';

/** Off-road camper trailer, folded for the road: 5 m long over all, 1.9 m wide. */
export const camperA: CaravanPlan = {
  kind: 'caravan',
  length: 4.9,
  height: 1.7,
  boxes: [
    {
      outline: '1.9 0.62!, 1.72 0.78!, 1.7 1.3!, 4.76 1.3!, 4.76 0.9!, 4.5 0.62!',
      half: 0.95,
      edge: 0.03,
      bowFront: 0.01,
      bowRear: 0.01,
      skin: 'paint',
    },
    {
      outline: '1.66 1.27!, 1.68 1.42, 1.78 1.54, 1.98 1.59, 2.4 1.605, 4.1 1.605, 4.55 1.59, 4.74 1.53, 4.82 1.42, 4.83 1.27!',
      half: 0.98,
      edge: 0.07,
      bowFront: 0.03,
      bowRear: 0.02,
      skin: 'paint',
    },
  ],
  axles: [3.42],
  tyre: 0.79,
  tyreWidth: 0.262,
  rim: 0.54,
  track: 0.8,
  archGap: 0.085,
  wheel: { spokes: 6, wide: 0.032, taper: -0.2, dish: 0.02, finish: 'dark' },
  skirt: [0.84, 1.3, 0.9],
  floor: 0.62,
  graphics: {
    side: [],
    dark: ['2.96 1.1!, 3.9 1.1!, 3.98 1.22!, 2.88 1.22!'],
  },
  joints: [],
  openings: [
    { kind: 'locker', wall: 'left', at: [2.3, 1.06], size: [0.98, 0.36] },
    { kind: 'locker', wall: 'left', at: [4.34, 1.06], size: [0.66, 0.36] },
    { kind: 'locker', wall: 'right', at: [2.3, 1.06], size: [0.98, 0.36] },
    { kind: 'locker', wall: 'right', at: [4.34, 1.06], size: [0.66, 0.36] },
    { kind: 'lamp', wall: 'rear', at: [0.74, 0.98], size: [0.22, 0.1] },
    { kind: 'lamp', wall: 'rear', at: [-0.74, 0.98], size: [0.22, 0.1] },
    { kind: 'marker', wall: 'left', at: [1.86, 0.8], size: [0.08, 0.035] },
    { kind: 'marker', wall: 'right', at: [1.86, 0.8], size: [0.08, 0.035] },
  ],
  roof: [],
  drawbar: {
    from: 1.7,
    half: 0.74,
    height: 0.5,
    chest: [1.14, 1.63, 0.68, 0.62],
    darkChest: true,
    bottles: [[0.88, 0]],
  },
  darkTrim: true,
  fixtures: [
    {
      name: 'rack',
      material: 'matt',
      radius: 0.02,
      bars: [
        [
          [2, 1.7, 0.78],
          [4.5, 1.7, 0.78],
        ],
        [
          [2, 1.7, -0.78],
          [4.5, 1.7, -0.78],
        ],
        ...[2, 2.5, 3, 3.5, 4, 4.5].map(
          (x) =>
            [
              [x, 1.7, -0.78],
              [x, 1.7, 0.78],
            ] as const,
        ),
        ...[2.25, 3.25, 4.25].flatMap((x) =>
          [0.78, -0.78].map(
            (z) =>
              [
                [x, 1.58, z],
                [x, 1.7, z],
              ] as const,
          ),
        ),
      ],
    },
    { name: 'seal', material: 'rubber', boxes: [[[3.23, 1.285, 0], [3.1, 0.03, 1.93], 0.01]] },
    {
      name: 'latches',
      material: 'chrome',
      boxes: [1.95, 2.6, 4.05, 4.6].flatMap((x) =>
        [0.965, -0.965].flatMap(
          (z) =>
            [
              [[x, 1.245, z], [0.045, 0.09, 0.035], 0.006],
              [[x, 1.32, z * 1.012], [0.05, 0.05, 0.03], 0.006],
            ] as const,
        ),
      ),
    },
    {
      name: 'bag',
      material: 'canvasDark',
      radius: 0.085,
      bars: [
        [
          [2, 1.45, 1.07],
          [4.45, 1.45, 1.07],
        ],
      ],
    },
    {
      name: 'straps',
      material: 'matt',
      boxes: [2.2, 2.9, 3.6, 4.25].map((x) => [[x, 1.45, 1.065], [0.04, 0.196, 0.196], 0.09] as const),
    },
    {
      name: 'carriers',
      material: 'matt',
      boxes: [0.9, -0.9].map((z) => [[1.38, 0.62, z], [0.4, 0.04, 0.3], 0.006] as const),
    },
    {
      name: 'cans',
      material: 'darkAlloy',
      boxes: [0.9, -0.9].map((z) => [[1.38, 0.86, z], [0.34, 0.44, 0.17], 0.03] as const),
    },
    {
      name: 'flaps',
      material: 'rubber',
      boxes: [0.8, -0.8].map((z) => [[3.94, 0.42, z], [0.02, 0.4, 0.3], 0.006] as const),
    },
  ],
  spares: [[1.02, 0]],
  tailGuides: ['0.66 0.98!, 0.82 0.98!'],
  plateText: 'FC 066',
  rearPlate: [1.14, 0.7],
};

/** Hybrid camper with a hard shell and its roof down: 4.9 m long over all, 2 m wide. */
export const camperB: CaravanPlan = {
  kind: 'caravan',
  length: 4.95,
  height: 2.12,
  boxes: [
    {
      outline: '1.82 0.66!, 1.62 0.86!, 1.5 1.3!, 1.94 1.94!, 4.84 1.94!, 4.86 1.2!, 4.42 0.66!',
      half: 0.99,
      edge: 0.035,
      bowFront: 0.015,
      bowRear: 0.01,
      skin: 'paint',
    },
    {
      outline: '1.9 1.9!, 1.92 1.96, 2 2.03, 2.2 2.075, 2.6 2.09, 4.3 2.09, 4.72 2.07, 4.84 2.03, 4.89 1.96, 4.9 1.9!',
      half: 1.015,
      edge: 0.05,
      bowFront: 0.02,
      bowRear: 0.01,
      skin: 'sheet',
    },
    {
      outline: '1.88 1.86!, 1.88 1.91!, 4.915 1.91!, 4.915 1.86!',
      half: 1.03,
      edge: 0.015,
      bowFront: 0.02,
      bowRear: 0.01,
      skin: 'matt',
    },
  ],
  axles: [3.42],
  tyre: 0.79,
  tyreWidth: 0.262,
  rim: 0.54,
  track: 0.84,
  archGap: 0.085,
  wheel: { spokes: 5, fork: 0.03, wide: 0.02, taper: 0.1, dish: 0.02, finish: 'machined' },
  skirt: [0.98, 1.3, 1.1],
  floor: 0.66,
  graphics: {
    side: [],
    dark: [
      '1.4 1.0!, 2.9 1.0!, 2.99 1.1!, 3.85 1.1!, 3.94 1.0!, 5 1.0!, 5 1.14!, 3.99 1.14!, 3.9 1.24!, 2.94 1.24!, 2.85 1.14!, 1.4 1.14!',
    ],
    silver: [
      '1.4 1.17!, 2.82 1.17!, 2.91 1.27!, 3.93 1.27!, 4.02 1.17!, 5 1.17!, 5 1.19!, 4.03 1.19!, 3.94 1.29!, 2.9 1.29!, 2.81 1.19!, 1.4 1.19!',
    ],
    rearDark: '0 1.12!, 1.3 1.12!, 1.3 1.24!, 0 1.24!',
  },
  joints: [],
  openings: [
    { kind: 'door', wall: 'left', at: [2.6, 1.36], size: [0.62, 0.9] },
    { kind: 'window', wall: 'left', at: [3.55, 1.54], size: [0.72, 0.34] },
    { kind: 'locker', wall: 'left', at: [1.98, 1.34], size: [0.42, 0.4] },
    { kind: 'locker', wall: 'left', at: [4.42, 1.48], size: [0.62, 0.46] },
    { kind: 'window', wall: 'right', at: [3.1, 1.58], size: [0.9, 0.36] },
    { kind: 'locker', wall: 'right', at: [1.98, 1.34], size: [0.42, 0.4] },
    { kind: 'locker', wall: 'right', at: [4.42, 1.52], size: [0.62, 0.5] },
    { kind: 'window', wall: 'front', at: [0, 1.64], size: [1.05, 0.32] },
    { kind: 'window', wall: 'rear', at: [0.24, 1.64], size: [0.8, 0.3] },
    { kind: 'lamp', wall: 'rear', at: [0.86, 1.4], size: [0.09, 0.32] },
    { kind: 'lamp', wall: 'rear', at: [-0.86, 1.4], size: [0.09, 0.32] },
    { kind: 'marker', wall: 'left', at: [1.98, 0.88], size: [0.08, 0.035] },
    { kind: 'marker', wall: 'right', at: [1.98, 0.88], size: [0.08, 0.035] },
  ],
  awning: [2.1, 4.7, 1.77],
  roof: [{ kind: 'hatch', at: [2.9, 0], size: [0.45, 0.08, 0.45] }],
  drawbar: {
    from: 1.62,
    half: 0.76,
    height: 0.52,
    chest: [1.06, 1.5, 0.62, 0.42],
    bottles: [
      [0.82, 0.17],
      [0.82, -0.17],
    ],
  },
  darkTrim: true,
  fixtures: [
    {
      name: 'rack',
      material: 'matt',
      radius: 0.018,
      bars: [
        [
          [3.3, 2.22, 0.76],
          [4.6, 2.22, 0.76],
          [4.6, 2.22, -0.76],
          [3.3, 2.22, -0.76],
          [3.3, 2.22, 0.76],
        ],
        ...[3.62, 3.95, 4.28].map(
          (x) =>
            [
              [x, 2.22, -0.76],
              [x, 2.22, 0.76],
            ] as const,
        ),
        ...[3.4, 4.5].flatMap((x) =>
          [0.76, -0.76].map(
            (z) =>
              [
                [x, 2.06, z],
                [x, 2.22, z],
              ] as const,
          ),
        ),
      ],
    },
    {
      name: 'carrier',
      material: 'matt',
      boxes: [[[4.88, 0.64, 0], [0.3, 0.1, 1.7], 0.012]],
    },
    {
      name: 'flaps',
      material: 'rubber',
      boxes: [0.84, -0.84].map((z) => [[3.94, 0.42, z], [0.02, 0.4, 0.3], 0.006] as const),
    },
  ],
  spares: [[1.18, -0.4]],
  tailGuides: ['0.86 1.28!, 0.86 1.52!'],
  plateText: 'FC 418',
  rearPlate: [1.36, 0.4],
};
