import type { Point3 } from '../../path.ts';

/** How the spokes of a wheel look; lengths in metres. */
export interface WheelPlan {
  readonly spokes: number;
  /** How far the two arms of a forked spoke stand apart at the rim. */
  readonly fork?: number;
  readonly wide: number;
  readonly taper: number;
  readonly dish: number;
  /** Machined faces over dark sides, all silver, or all dark. */
  readonly finish: 'machined' | 'silver' | 'dark';
}

/** The drawings of a nose and tail: areas in |z| and y, and lines in them. Areas that start at z = 0 go across the middle. */
export interface FacePlan {
  readonly lamp: string;
  /** How far back on the flank the lamp reaches. */
  readonly lampBack: number;
  /** The bright lines in the lamp, and its lenses. */
  readonly guides: readonly string[];
  readonly lenses: readonly (readonly [z: number, y: number])[];
  readonly grille?: { readonly area: string; readonly pattern: 'bars' | 'mesh' | 'slats'; readonly frame?: 'chrome' | 'gloss' };
  /** The lower opening, and the openings beside it. */
  readonly insert?: string;
  readonly insertDepth: number;
  readonly slot?: string;
  /** Below this the nose is black, and the tail. */
  readonly chin: number;
  readonly rearChin: number;
  /** A silver plate below: y from, to, half-width. */
  readonly skid?: readonly [number, number, number];
  /** How high the middle of the badge on the nose stands. */
  readonly badge?: number;
  readonly tail: string;
  readonly tailBack: number;
  readonly tailGuides: readonly string[];
  readonly gate: string;
  /** Seams beside the gate, such as the bumper's upper edge. */
  readonly rearSeams?: readonly string[];
  /** A red reflector low on each side: |z| from, to, y from, to. */
  readonly reflector?: readonly [number, number, number, number];
  readonly plate: number;
  /** What stands on the plates: a form that no state issues. */
  readonly plateText: string;
  readonly rearPlate: number;
  readonly wheel: WheelPlan;
  readonly brightWindows?: true;
  readonly blackRoof?: true;
}

export interface BarPlan {
  readonly radius: number;
  readonly material: 'gloss' | 'matt' | 'silver';
  readonly points: readonly Point3[];
}

/** A car as data. Metres; x from the nose back, y up, z to the left. Outlines are of the side view, tables are functions through points. */
export interface CarPlan extends FacePlan {
  readonly length: number;
  readonly height: number;
  readonly axles: readonly [front: number, rear: number];
  /** The diameter of the tyre, and its width; the rim's share of the diameter. */
  readonly tyre: number;
  readonly tyreWidth: number;
  readonly track: number;
  readonly rim: number;
  readonly archGap: number;
  /** Below the windows, and above. */
  readonly lower: string;
  readonly upper: string;
  /** Half-widths along the length. */
  readonly plan: string;
  readonly upperPlan: string;
  /** How far the flank lies inside those widths, by height. */
  readonly tuck: string;
  readonly upperTuck: string;
  /** Over what height a corner of the flank is rounded. */
  readonly crease: number;
  readonly bonnet: string;
  /** How the flank's lines rise per metre towards the tail. */
  readonly slope: number;
  /** How the lower crease rises besides; 0.035 unless told. */
  readonly rise?: number;
  readonly shoulder: number;
  readonly flare: number;
  readonly haunch: number;
  /** Black edges of the arches, and the black sill. */
  readonly clad: number;
  readonly cladStep: number;
  readonly sill: number;
  readonly sillStep: number;
  readonly upperFrom: number;
  readonly belt: string;
  readonly beltHeight: number;
  readonly windowInset: number;
  /** Where the side windows end: x, y, and how that edge leans. */
  readonly windowEnd: readonly [x: number, y: number, lean: number];
  readonly pillars: readonly (readonly [below: number, above: number, halfWidth: number])[];
  /** Windscreen: x where it starts and ends, y where it ends and starts. Rear window: the same from behind. */
  readonly screen: readonly [number, number, number, number];
  readonly rearScreen: readonly [number, number, number, number];
  readonly pillarWidth: number;
  readonly spoiler?: true;
  readonly roofGlass?: readonly [from: number, to: number, halfWidth: number];
  readonly shut: readonly string[];
  readonly topShut: readonly string[];
  readonly handles: readonly (readonly [x: number, y: number])[];
  readonly mirror: Point3;
  readonly seat: readonly [x: number, y: number];
  /** How far the second row of seats stands behind the first. */
  readonly rows: number;
  readonly dash: readonly [x: number, y: number];
  readonly bars?: readonly BarPlan[];
  /** Boxes cut out from above, such as a tray: x from, to, y from, half-width, y to. */
  readonly cuts?: readonly (readonly [number, number, number, number, number])[];
  /** Roundness of edges and bows in plan. */
  readonly crown: number;
  readonly upperCrown: number;
  readonly fillet: number;
  readonly filletFront: number;
  readonly filletRear: number;
  readonly upperFillet: number;
  readonly bowFront: number;
  readonly bowRear: number;
  readonly upperBowFront: number;
  readonly upperBowRear: number;
  readonly fadeFront: number;
  readonly fadeRear: number;
  readonly join: number;
}
