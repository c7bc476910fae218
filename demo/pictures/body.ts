import type { AroundPoint, Point, Point3 } from './path.ts';

/** What a drawn shape is made of; `browser/materials.ts` gives each its colour, gloss and kind. */
export type ArtMaterial =
  | 'paint'
  | 'gap'
  | 'black'
  | 'plastic'
  | 'grille'
  | 'glass'
  | 'privacy'
  | 'solidglass'
  | 'chrome'
  | 'silver'
  | 'dark'
  | 'lamp'
  | 'lampdark'
  | 'led'
  | 'red'
  | 'reddark'
  | 'redlit'
  | 'amber'
  | 'plate'
  | 'white'
  | 'grey'
  | 'canvas'
  | 'decal'
  | 'decal2';

/** What a separate part is made of. */
export type PartMaterial =
  | 'paint'
  | 'rubber'
  | 'black'
  | 'plastic'
  | 'chrome'
  | 'seat'
  | 'white'
  | 'alu'
  | 'canvas'
  | 'red'
  | 'amber'
  | 'glass'
  | 'led'
  | 'plate';

/** How a wheel looks: bright or dark with so many spokes, or plain steel. */
export type WheelStyle =
  | 'alloy5'
  | 'alloy6'
  | 'alloy10'
  | 'alloy7'
  | 'dark5'
  | 'dark6'
  | 'dark7'
  | 'dark10'
  | 'turbine'
  | 'aero'
  | 'blade'
  | 'dark-blade'
  | 'vane'
  | 'dark-vane'
  | 'steel'
  | 'white';

/** A flat shape drawn on one of the sheets that are projected onto the body: an area, a line, a circle or the window band. */
export interface Shape {
  readonly material: ArtMaterial;
  readonly area?: readonly Point[];
  readonly line?: readonly Point[];
  readonly circle?: readonly [x: number, y: number, radius: number];
  /** The window band: the outline of a shell, set in by so much and cut off below the belt line. */
  readonly inset?: number;
  readonly belt?: readonly Point[];
  readonly shell?: number;
  /** Corner radius of an area or line. */
  readonly round?: number;
  /** Line width; an area with one is an outline. */
  readonly stroke?: number;
  /** Drawn at z and at -z (front and rear sheets). */
  readonly mirrored?: true;
}

/** A shape that wraps round a front or rear corner without a seam: lamps. Drawn on both sides. */
export interface AroundShape {
  readonly material: ArtMaterial;
  readonly area?: readonly AroundPoint[];
  readonly line?: readonly AroundPoint[];
  readonly circle?: readonly [z: number, y: number, radius: number];
  readonly stroke?: number;
}

/** A smooth solid: the side outline, cut by half-widths along the length and by a tuck-in by height. */
export interface Shell {
  readonly id: string;
  readonly side: readonly Point[];
  readonly widths: readonly Point[];
  readonly tuck: readonly Point[];
  readonly tuckSmooth?: number;
  /** How much the tuck rises per metre towards the tail. */
  readonly slope?: number;
  readonly fillet?: number;
  readonly filletFront?: number;
  readonly filletRear?: number;
  /** How far nose and tail are bowed in plan, and over what length that fades. */
  readonly bowFront?: number;
  readonly bowRear?: number;
  readonly fadeFront?: number;
  readonly fadeRear?: number;
  readonly crown?: number;
  readonly arches?: true;
  readonly flare?: number;
  readonly glass?: false;
  /** Boxes cut out: x from, x to, y from, y to, half-width, least half-width, fillet. */
  readonly cuts?: readonly (readonly [number, number, number, number, number, number, number])[];
  /** From which normal on a surface takes the side, front or rear sheet; last, 1 when the cabin floor is dark. */
  readonly facing?: readonly [side: number, front: number, rear: number, cabin: number];
  /** Mesh cell in metres. */
  readonly cell?: number;
}

interface PartBase {
  readonly material?: PartMaterial;
  readonly mirrored?: true;
}
/** Small hardware that stands on its own. */
export type Part =
  | (PartBase & { kind: 'box'; size: Point3; at: Point3; round?: number; turn?: Point3 })
  | (PartBase & { kind: 'cyl'; size: readonly [radius: number, length: number]; at: Point3; axis?: 'x' | 'y' | 'z' })
  | (PartBase & { kind: 'tube'; diameter: number; points: readonly Point3[]; tension?: number })
  | (PartBase & { kind: 'mirror'; at: Point3; scale?: number; tall?: number })
  | (PartBase & { kind: 'handle'; at: Point3; yaw?: number })
  | (PartBase & { kind: 'seat'; at: Point3; scale?: number })
  | (PartBase & { kind: 'steer'; at: Point3 })
  | (PartBase & { kind: 'spare'; at: Point3 });

/** Drawings by sheet. `left` and `right` are drawn over `side`, on that side only. */
export interface Art {
  readonly side: readonly Shape[];
  readonly left?: readonly Shape[];
  readonly right?: readonly Shape[];
  readonly front: readonly Shape[];
  readonly rear: readonly Shape[];
  readonly top: readonly Shape[];
  readonly nose?: readonly AroundShape[];
  readonly tail?: readonly AroundShape[];
}

/** What sets one face of a body apart from the other: graphics, wheels and small parts. Sheets named here replace the body's. */
export interface Face extends Partial<Art> {
  readonly wheel: WheelStyle;
  readonly parts?: readonly Part[];
}

/** One vehicle as data. Metres; x from the nose back, y up, z out to the left (the kerb side where one drives on the left). */
export interface Body {
  readonly name: string;
  readonly length: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly axles: readonly number[];
  readonly wheelRadius: number;
  readonly rimRadius: number;
  readonly tyreWidth: number;
  readonly track: number;
  /** A second tyre inside the rear ones, as on a light truck. */
  readonly twinRear?: true;
  readonly archRadius?: number;
  readonly archPower?: number;
  /** Where dark cabin floor may show through the glass: x from, x to, half-width, y. */
  readonly cabin?: readonly [number, number, number, number];
  readonly shells: readonly Shell[];
  readonly art: Art;
  readonly parts: readonly Part[];
  readonly faces: { readonly a: Face; readonly b: Face };
  /** The side a dealer photographs: a caravan's door is on its left. */
  readonly shownFrom: 'left' | 'right';
  /** Both sides look the same, so half the spin frames are mirror images. */
  readonly symmetric: boolean;
  /** Its stills are as wide as the widest picture that is served: it stands on stages across the page. */
  readonly fine?: true;
}

/** Every body has two faces, so that listings do not look alike. */
export type FaceName = 'a' | 'b';

/** A body before its two faces are added. */
export type BodyPlan = Omit<Body, 'faces'>;
