/**
 * A caravan layout: its name, and the figures on its plate. Lengths in feet, masses in kilograms, the price when new in dollars.
 */
export type Layout = readonly [
  badge: string,
  length: number,
  width: number,
  sleeps: number,
  tare: number,
  atm: number,
  axle: 'Single' | 'Tandem',
  price: number,
];

export interface CaravanModel {
  readonly make: string;
  readonly model: string;
  readonly kind: 'Caravan' | 'Pop-top' | 'Camper trailer';
  /** First model year. */
  readonly from: number;
  readonly isOffRoad: boolean;
  readonly layouts: readonly Layout[];
}

const made = (make: string, models: readonly Omit<CaravanModel, 'make'>[]): CaravanModel[] =>
  models.map((model) => ({ ...model, make }));

/** Caravans of fictional makers. */
export const CARAVAN_MODELS: readonly CaravanModel[] = [
  ...made('Mulgarra', [
    {
      model: 'Rambler',
      kind: 'Caravan',
      from: 2014,
      isOffRoad: false,
      layouts: [
        ['16 ft Couples', 16, 7.5, 2, 1720, 2120, 'Single', 66_990],
        ['17 ft Couples', 17, 7.75, 2, 1890, 2490, 'Single', 72_990],
        ['18 ft Double Bunk', 18, 7.75, 4, 2040, 2540, 'Tandem', 76_990],
      ],
    },
    {
      model: 'Wanderer',
      kind: 'Caravan',
      from: 2016,
      isOffRoad: false,
      layouts: [
        ['19 ft 6 Twin Singles', 19.5, 8, 2, 2310, 2810, 'Tandem', 89_990],
        ['20 ft 6 Club Lounge', 20.5, 8, 2, 2390, 2890, 'Tandem', 93_990],
        ['21 ft 6 Island Queen', 21.5, 8, 2, 2480, 2980, 'Tandem', 96_990],
        ['22 ft 6 Triple Bunk', 22.5, 8, 5, 2640, 3240, 'Tandem', 99_990],
      ],
    },
    {
      model: 'Whistler',
      kind: 'Pop-top',
      from: 2015,
      isOffRoad: false,
      layouts: [
        ['14 ft Pop-top', 14, 7.25, 2, 1390, 1790, 'Single', 54_990],
        ['16 ft Pop-top Twin Singles', 16, 7.5, 2, 1560, 1960, 'Single', 59_990],
      ],
    },
  ]),
  ...made('Tallowen', [
    {
      model: 'Drifter',
      kind: 'Caravan',
      from: 2015,
      isOffRoad: false,
      layouts: [
        ['16 ft 6 Couples', 16.5, 7.75, 2, 1960, 2460, 'Single', 74_990],
        ['18 ft 6 Club', 18.5, 7.75, 2, 2210, 2710, 'Tandem', 84_990],
        ['20 ft Double Bunk', 20, 8, 4, 2420, 3020, 'Tandem', 91_990],
      ],
    },
    {
      model: 'Outrider',
      kind: 'Caravan',
      from: 2018,
      isOffRoad: true,
      layouts: [
        ['18 ft Couples', 18, 7.75, 2, 2380, 3080, 'Tandem', 102_990],
        ['20 ft Triple Bunk', 20, 8, 5, 2710, 3490, 'Tandem', 112_990],
        ['21 ft Island Queen', 21, 8, 2, 2760, 3490, 'Tandem', 118_990],
      ],
    },
    {
      model: 'Scout',
      kind: 'Camper trailer',
      from: 2017,
      isOffRoad: true,
      layouts: [
        ['Forward Fold', 13, 6.5, 4, 1340, 1890, 'Single', 38_990],
        ['Hard Floor', 14, 6.5, 4, 1420, 1990, 'Single', 44_990],
      ],
    },
  ]),
  ...made('Warrabin', [
    {
      model: 'Homestead',
      kind: 'Caravan',
      from: 2013,
      isOffRoad: false,
      layouts: [
        ['20 ft 6 Couples', 20.5, 8, 2, 2360, 2860, 'Tandem', 82_990],
        ['22 ft Family', 22, 8, 5, 2560, 3160, 'Tandem', 88_990],
        ['23 ft Family', 23, 8, 6, 2720, 3400, 'Tandem', 95_990],
      ],
    },
    {
      model: 'Little River',
      kind: 'Pop-top',
      from: 2016,
      isOffRoad: false,
      layouts: [
        ['14 ft Pop-top', 14, 7.25, 2, 1420, 1820, 'Single', 52_990],
        ['16 ft 6 Pop-top Family', 16.5, 7.5, 4, 1640, 2140, 'Single', 61_990],
      ],
    },
  ]),
  ...made('Nardoo', [
    {
      model: 'Plainsman',
      kind: 'Caravan',
      from: 2012,
      isOffRoad: false,
      layouts: [
        ['17 ft 6 Couples', 17.5, 7.5, 2, 1950, 2450, 'Tandem', 62_990],
        ['21 ft Island Queen', 21, 8, 2, 2400, 2900, 'Tandem', 76_990],
      ],
    },
  ]),
  ...made('Brolgan', [
    {
      model: 'Lagoon',
      kind: 'Caravan',
      from: 2013,
      isOffRoad: false,
      layouts: [
        ['18 ft Twin Singles', 18, 7.75, 2, 2080, 2580, 'Tandem', 68_990],
        ['19 ft 6 Club Lounge', 19.5, 7.75, 2, 2220, 2720, 'Tandem', 73_990],
      ],
    },
    {
      model: 'Track',
      kind: 'Camper trailer',
      from: 2014,
      isOffRoad: true,
      layouts: [['Rear Fold', 12, 6.25, 4, 1180, 1750, 'Single', 32_990]],
    },
  ]),
];
