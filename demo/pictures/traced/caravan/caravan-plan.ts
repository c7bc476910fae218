import type { Point3 } from '../../path.ts';
import type { CarPlan, WheelPlan } from '../car/car-plan.ts';
import type { MATERIAL } from '../car/material.ts';

/** Where on a caravan something stands. The kerb side is the left. */
export type Wall = 'left' | 'right' | 'front' | 'rear';

/** What is set into a wall, or as a flap of clear film into the canvas under a raised roof: its middle along the wall (x on a side, z on an end) and up, its width and height. */
export interface Opening {
  readonly kind: 'window' | 'door' | 'locker' | 'vent' | 'lamp' | 'marker' | 'flap';
  readonly wall: Wall;
  readonly at: readonly [along: number, up: number];
  readonly size: readonly [wide: number, high: number];
  /** How much of a window a blind covers. */
  readonly blind?: number;
}

/** A box with rounded edges: walls, a raised roof, the canvas between them. */
export interface BoxPlan {
  /** Its outline from the side. */
  readonly outline: string;
  readonly half: number;
  /** How round the edge between side and roof is, and how far front and rear are bowed in plan. */
  readonly edge: number;
  readonly bowFront: number;
  readonly bowRear: number;
  readonly skin: 'sheet' | 'paint' | 'canvas' | 'matt';
}

/** Paint on the walls: areas of the side view, and of the front and rear in |z| and y. */
export interface Graphics {
  readonly side: readonly string[];
  readonly dark: readonly string[];
  /** A metallic grey beside the paint. */
  readonly silver?: readonly string[];
  readonly front?: string;
  readonly frontDark?: string;
  readonly rear?: string;
  readonly rearDark?: string;
}

/** What lies between the box and the coupling. */
export interface DrawbarPlan {
  /** Where the rails leave the box, and how far apart. */
  readonly from: number;
  readonly half: number;
  readonly height: number;
  /** A chest of tread plate across the rails: x from, to, half-width, height. */
  readonly chest?: readonly [from: number, to: number, half: number, high: number];
  readonly darkChest?: true;
  /** Where gas bottles stand. */
  readonly bottles: readonly (readonly [x: number, z: number])[];
  /** A mesh against stones, upright on the rails. */
  readonly guard?: number;
}

/** A box on the roof: its middle along and across, and its size. */
export interface RoofBox {
  readonly at: readonly [x: number, z: number];
  readonly size: readonly [long: number, high: number, wide: number];
  readonly kind: 'hatch' | 'cooler' | 'panel';
}

/** What a maker adds: boxes (middle, size, roundness) and bars (points, radius) of one material. */
export interface Fixture {
  readonly name: string;
  readonly material: keyof typeof MATERIAL;
  readonly boxes?: readonly (readonly [middle: Point3, size: Point3, round: number])[];
  readonly bars?: readonly (readonly Point3[])[];
  readonly radius?: number;
}

/** A caravan as data. Metres; x from the coupling back, y up, z to the left. */
export interface CaravanPlan {
  readonly kind: 'caravan';
  readonly length: number;
  readonly height: number;
  /** The walls first. */
  readonly boxes: readonly BoxPlan[];
  readonly axles: readonly number[];
  /** The diameter of the tyre, and its width; the rim's share of the diameter. */
  readonly tyre: number;
  readonly tyreWidth: number;
  readonly rim: number;
  readonly track: number;
  readonly archGap: number;
  readonly wheel: WheelPlan;
  /** Up to here the sides, the front and the rear are clad in tread plate, dark or bright. */
  readonly skirt: readonly [side: number, front: number, rear: number];
  readonly brightSkirt?: true;
  /** How high the underside lies. */
  readonly floor: number;
  readonly graphics: Graphics;
  readonly joints: readonly number[];
  readonly openings: readonly Opening[];
  /** A rolled-up awning on the kerb side: from, to, and how high. */
  readonly awning?: readonly [from: number, to: number, y: number];
  readonly roof: readonly RoofBox[];
  readonly drawbar: DrawbarPlan;
  /** A motorhome drives itself: the front of a van, with its front wheels, in place of the drawbar. */
  readonly cab?: CarPlan;
  /** Mouldings, frames and rails in black instead of white. */
  readonly darkTrim?: true;
  readonly fixtures?: readonly Fixture[];
  readonly spares: readonly (readonly [y: number, z: number])[];
  /** The bright lines in the tail lamps: points in |z| and y. */
  readonly tailGuides: readonly string[];
  readonly plateText: string;
  readonly rearPlate: readonly [y: number, z: number];
}
