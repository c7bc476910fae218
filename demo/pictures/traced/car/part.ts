import type { Field } from '../fields/numbers.ts';
import type { Solid } from '../scene/surface-nets.ts';
import type { Material } from './material.ts';

/** A part of a vehicle: a solid that is meshed, the field that gives its normals, and what each spot is made of. */
export interface Part {
  readonly name: string;
  readonly solid: Solid;
  /** What normals are read from, if finer than the solid. */
  readonly fine?: Field;
  /** How far apart the field is read for a normal. */
  readonly reach: number;
  /** Whether something fine is drawn close to a spot; without it, that is found out by looking round it. */
  readonly isDrawnNear?: (x: number, y: number, z: number) => boolean;
  readonly material: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => Material;
  /** Where a part that is used several times stands; without it, where it was drawn. */
  readonly stand?: Stand;
}

/** A wheel's place: its middle, how far it is turned, and on which side it is. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
  readonly side: 1 | -1;
}
