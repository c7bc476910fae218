import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three';
import type { ArtMaterial, PartMaterial, WheelStyle } from '../body.ts';
import { withLayers } from './layer-output.ts';

/** What is drawn on a sheet: colour, roughness, share of paint, and kind. A lit material is told by its roughness of 1. */
export interface Ink {
  readonly colour: string;
  readonly roughness: number;
  readonly paint: 0 | 1;
  readonly kind: number;
}

/** The kinds are spread so that the blur between two of them never reads as a third that cuts a hole. */
const SOLID = 0;
const METAL = 0.25;
const PRIVACY = 0.75;
const GLASS = 1;

const ink = (colour: string, roughness: number, kind = SOLID, paint: 0 | 1 = 0): Ink => ({ colour, roughness, paint, kind });

/** The ink of each material that is drawn. */
export const INKS: Readonly<Record<ArtMaterial, Ink>> = {
  paint: ink('#000000', 0.3, SOLID, 1),
  gap: ink('#050506', 0.6),
  black: ink('#0b0c0e', 0.12),
  plastic: ink('#1b1c1e', 0.62),
  grille: ink('#08090a', 0.45),
  glass: ink('#05070a', 0.03, GLASS),
  privacy: ink('#040506', 0.03, PRIVACY),
  solidglass: ink('#0a0d11', 0.03),
  chrome: ink('#dfe2e6', 0.12, METAL),
  silver: ink('#a9adb2', 0.3, METAL),
  dark: ink('#2a2c30', 0.35, METAL),
  lamp: ink('#8f9aa6', 0.05),
  lampdark: ink('#1a1e24', 0.05),
  led: ink('#eef4ff', 1),
  red: ink('#8d0610', 0.06),
  reddark: ink('#3a0206', 0.06),
  redlit: ink('#e3122a', 1),
  amber: ink('#c65a0a', 0.1),
  plate: ink('#e9e9e4', 0.5),
  white: ink('#e8e9ea', 0.35),
  grey: ink('#8b9096', 0.5),
  canvas: ink('#b9b3a4', 0.9),
  decal: ink('#5b6672', 0.35),
  decal2: ink('#a8432e', 0.35),
};

const solid = (
  colour: string,
  roughness: number,
  metalness = 0,
  extra: MeshPhysicalMaterialParameters = {},
): MeshPhysicalMaterial => withLayers(new MeshPhysicalMaterial({ color: colour, roughness, metalness, ...extra }));

const COATED = { clearcoat: 1 };

/** Materials of separate parts. Painted parts are shared by all of a vehicle's parts and shine like the body. */
export const PART_MATERIALS: Readonly<Record<PartMaterial, MeshPhysicalMaterial>> = {
  paint: withLayers(
    new MeshPhysicalMaterial({ color: '#000', roughness: 0.36, clearcoat: 1, clearcoatRoughness: 0.03 }),
    'paint',
  ),
  rubber: solid('#101112', 0.82),
  black: solid('#0a0b0c', 0.2, 0, COATED),
  plastic: solid('#1a1b1d', 0.65),
  chrome: solid('#e3e6ea', 0.1, 1),
  seat: solid('#1d1c1b', 0.8, 0, { envMapIntensity: 0.35 }),
  white: solid('#e9eaeb', 0.35),
  alu: solid('#a4a8ad', 0.38, 1),
  canvas: solid('#b5ad9a', 0.95),
  red: solid('#8d0610', 0.1, 0, COATED),
  amber: solid('#c65a0a', 0.15),
  glass: solid('#0a0d11', 0.03, 0, COATED),
  led: solid('#fff', 0.2, 0, { emissive: '#cfd8e4', emissiveIntensity: 0.5 }),
  plate: solid('#e9e9e4', 0.5),
};

/** What all wheels share. */
export const WHEEL_MATERIALS = {
  rubber: PART_MATERIALS.rubber,
  cap: PART_MATERIALS.black,
  barrel: solid('#26282b', 0.4, 0.9),
  disc: solid('#55585c', 0.35, 1),
  well: solid('#060607', 1),
  caliper: solid('#7a1016', 0.4),
};

const ALLOY = solid('#c9cdd2', 0.3, 0.7);
const DARK_ALLOY = solid('#4b4f55', 0.32, 0.6, { clearcoat: 0.6 });
const STEEL = solid('#9a9da2', 0.45, 0.5);

/** The face of a wheel: bright, dark, plain steel or white. */
export function rimMaterial(style: WheelStyle): MeshPhysicalMaterial {
  if (style === 'steel') return STEEL;
  if (style === 'white') return PART_MATERIALS.white;
  return style.startsWith('dark') ? DARK_ALLOY : ALLOY;
}
