/** A spot on or in a vehicle that is worth pointing out. */
export type Spot = OutsideSpot | InsideSpot;

interface Noted {
  readonly words: string;
  /** The angle whose photo shows a flaw that the dealer declares. */
  readonly flaw?: string;
}

interface OutsideSpot extends Noted {
  /** From the tail (-1) to the nose (1), from the left (-1) to the right (1), from the ground (0) to the roof (1). */
  readonly at: readonly [along: number, across: number, up: number];
  /** The side it is on: it is visible only while that side faces the viewer. */
  readonly on: 'nose' | 'tail' | 'left' | 'right' | 'roof';
}

interface InsideSpot extends Noted {
  /** Percentages of the picture's width and height. */
  readonly inside: readonly [x: number, y: number];
}

const FRAMES = 24;
const FACING = { nose: [1, 0], tail: [-1, 0], right: [0, 1], left: [0, -1] } as const;

/** Hotspots as an import gives them: one position for each frame of the spin in which the spot is visible (ledger G5). */
export const hotspotsOf = (spots: readonly Spot[], photo: (view: string) => string | null) =>
  spots.map((spot) => ({
    kind: spot.flaw === undefined ? 'feature' : 'flaw',
    description: spot.words,
    photo_url: spot.flaw === undefined ? null : photo(spot.flaw),
    positions:
      'inside' in spot
        ? [{ activeAngle: 0, posX: spot.inside[0], posY: spot.inside[1] }]
        : Array.from({ length: FRAMES }, (_, frame) => place(spot, frame)).filter((one) => one !== null),
  }));

/** Frame 0 faces the nose; with each frame the nose turns further to the right of the picture. */
function place({ at: [along, across, up], on }: OutsideSpot, frame: number) {
  const angle = (frame / FRAMES) * 2 * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  if (on !== 'roof') {
    const [forward, right] = FACING[on];
    if (forward * cos + right * sin < 0.3) return null;
  }
  const nearness = along * cos + 0.4 * across * sin;
  return {
    activeAngle: frame,
    posX: tenth(50 + 36 * along * sin - 19 * across * cos),
    posY: tenth(70 - 38 * up + 5 * nearness),
  };
}

const tenth = (percent: number): number => Math.round(percent * 10) / 10;

/** Hotspots of most cars. */
export const CAR_SPOTS: readonly Spot[] = [
  { words: 'LED headlamps', at: [0.95, 0.75, 0.45], on: 'nose' },
  { words: 'Front parking sensors', at: [1, -0.3, 0.2], on: 'nose' },
  { words: 'Alloy wheels, tyres with good tread', at: [0.6, 1, 0.18], on: 'right' },
  { words: 'Stone chip on the door, touched up', at: [0.35, -1, 0.35], on: 'left', flaw: 'side' },
  { words: 'Reversing camera', at: [-1, 0, 0.5], on: 'tail' },
];

/** What else a careful dealer points out on a used car. */
export const CLOSE_LOOK: readonly Spot[] = [
  { words: 'Kerb mark on the front alloy, 4 cm', at: [0.6, -1, 0.18], on: 'left', flaw: 'wheel' },
];

/** Hotspots of vehicles that tow and carry. */
export const WORK_SPOTS: readonly Spot[] = [
  { words: 'LED headlamps', at: [0.95, 0.75, 0.5], on: 'nose' },
  { words: 'Tow bar', at: [-1, 0, 0.15], on: 'tail' },
  { words: 'Side steps', at: [0.1, 1, 0.15], on: 'right' },
  { words: 'All-terrain tyres', at: [0.6, -1, 0.18], on: 'left' },
  { words: 'Reversing camera', at: [-1, 0.2, 0.45], on: 'tail' },
];

export const CARAVAN_SPOTS: readonly Spot[] = [
  { words: 'Twin gas bottles', at: [0.85, 0, 0.25], on: 'nose' },
  { words: 'Roll-out awning', at: [0, -1, 0.85], on: 'left' },
  { words: 'External shower', at: [-0.5, -1, 0.35], on: 'left' },
  { words: 'Solar panels', at: [0, 0, 1], on: 'roof' },
  { words: 'Spare wheel', at: [-1, 0, 0.3], on: 'tail' },
];

export const CAR_INSIDE: readonly Spot[] = [
  { words: 'Touchscreen with Apple CarPlay and Android Auto', inside: [50, 52] },
  { words: 'Driver’s display', inside: [57, 50] },
  { words: 'Front seats with no wear', inside: [42, 66] },
  { words: 'Room for three in the back', inside: [8, 60] },
];

export const CARAVAN_INSIDE: readonly Spot[] = [
  { words: 'Island bed with storage underneath', inside: [50, 60] },
  { words: 'Three-way fridge', inside: [28, 52] },
  { words: 'Reverse cycle air conditioner', inside: [50, 22] },
  { words: 'Club lounge', inside: [76, 60] },
];
