import {
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  PlaneGeometry,
  Scene,
  type Texture,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { surfaceNets } from '../mesh/surface-nets.ts';
import type { Point3 } from '../path.ts';
import { SOLIDS, type SolidName } from './solids.ts';

const meshed = new Map<SolidName, BufferGeometry>();

/** A material by colour, roughness and how metallic it is. */
export const matte = (
  color: string,
  roughness: number,
  metalness = 0,
  extra: MeshPhysicalMaterialParameters = {},
): MeshPhysicalMaterial => new MeshPhysicalMaterial({ color, roughness, metalness, ...extra });

/** Puts things into a room; everything throws and takes shadow. */
export class Furnishing {
  readonly scene = new Scene();

  add<M extends Mesh>(mesh: M, at: Point3, turn: Point3 = [0, 0, 0]): M {
    mesh.position.set(...at);
    mesh.rotation.set(...turn);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.scene.add(mesh);
    return mesh;
  }

  box(size: Point3, at: Point3, material: Material, round = 0.01, turn?: Point3): Mesh {
    const [x, y, z] = size;
    const radius = Math.min(round, x / 2.01, y / 2.01, z / 2.01);
    return this.add(new Mesh(new RoundedBoxGeometry(x, y, z, 4, radius), material), at, turn);
  }

  /** The same box on the left and on the right; a turn about y is mirrored with it. */
  pair(size: Point3, at: Point3, material: Material, round = 0.01, turn: Point3 = [0, 0, 0]): void {
    for (const side of [1, -1])
      this.box(size, [at[0], at[1], at[2] * side], material, round, [turn[0] * side, turn[1] * side, turn[2]]);
  }

  knob(radius: number, depth: number, at: Point3, material: Material, turn: Point3): Mesh {
    return this.add(new Mesh(new CylinderGeometry(radius, radius * 1.08, depth, 32), material), at, turn);
  }

  /** A soft shape and its mirror image, which together are whole. */
  solid(name: SolidName, material: Material, at: Point3 = [0, 0, 0]): void {
    for (const side of [1, -1]) this.add(new Mesh(geometryOf(name), material), at).scale.z = side;
  }

  /** A lit screen in a dark frame, facing back. */
  screen(picture: Texture, width: number, height: number, at: Point3, lean: number, frame: Material): void {
    this.box([0.02, height + 0.022, width + 0.022], [at[0] - 0.012, at[1], at[2]], frame, 0.01, [0, 0, lean]);
    const face = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ map: picture }));
    face.rotation.order = 'ZYX';
    this.add(face, [at[0] + 0.001, at[1], at[2]], [0, Math.PI / 2, lean]);
  }
}

function geometryOf(name: SolidName): BufferGeometry {
  const known = meshed.get(name);
  if (known) return known;
  const { positions, normals, indices } = surfaceNets(SOLIDS[name], 0.011);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  meshed.set(name, geometry);
  return geometry;
}
