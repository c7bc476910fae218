import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  Mesh,
  type Object3D,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Part, PartMaterial } from '../body.ts';
import type { Point3 } from '../path.ts';
import { PART_MATERIALS } from './materials.ts';

type Of<K extends Part['kind']> = Extract<Part, { kind: K }>;

/** The meshes of one part, on both sides where it is mirrored. `spareWheel` makes a wheel for the tail. */
export function partMeshes(part: Part, spareWheel: () => Object3D): Object3D[] {
  switch (part.kind) {
    case 'box':
      return placed(roundedBox(part.size, part.round ?? 0.02), part, part.turn);
    case 'cyl':
      return placed(cylinder(part), part);
    case 'tube':
      return sides(part).map((side) => new Mesh(tube(part, side), PART_MATERIALS[part.material ?? 'plastic']));
    case 'mirror':
      return doorMirror(part);
    case 'handle':
      return placed(roundedBox([0.2, 0.026, 0.035], 0.012), { ...part, material: part.material ?? 'paint', mirrored: true }, [
        0,
        part.yaw ?? 0,
        0,
      ]);
    case 'seat':
      return [1, -1].map((side) => seat(part, side));
    case 'steer':
      return [steeringWheel(part.at)];
    case 'spare': {
      const wheel = spareWheel();
      wheel.position.set(...part.at);
      wheel.rotation.y = Math.PI / 2;
      return [wheel];
    }
  }
}

const sides = (part: { mirrored?: true }): readonly (1 | -1)[] => (part.mirrored ? [1, -1] : [1]);

function placed(
  geometry: BufferGeometry,
  part: { at: Point3; material?: PartMaterial; mirrored?: true },
  turn: Point3 = [0, 0, 0],
): Mesh[] {
  return sides(part).map((side) => {
    const mesh = new Mesh(geometry, PART_MATERIALS[part.material ?? 'plastic']);
    mesh.position.set(part.at[0], part.at[1], part.at[2] * side);
    mesh.rotation.set(turn[0] * side, turn[1] * side, turn[2]);
    return mesh;
  });
}

function roundedBox([x, y, z]: Point3, round: number): BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, 4, Math.min(round, x / 2.01, y / 2.01, z / 2.01));
}

function cylinder({ size: [radius, length], axis = 'z' }: Of<'cyl'>): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, length, 40);
  if (axis !== 'y') geometry.rotateX(Math.PI / 2);
  if (axis === 'x') geometry.rotateY(Math.PI / 2);
  return geometry;
}

function tube({ points, diameter, tension = 0.3 }: Of<'tube'>, side: 1 | -1): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z * side)),
    false,
    'catmullrom',
    tension,
  );
  return new TubeGeometry(curve, 60, diameter / 2, 12);
}

function doorMirror({ at, scale: s = 1, tall = 1, material = 'paint' }: Of<'mirror'>): Mesh[] {
  const shell = roundedBox([0.13 * s, 0.15 * s * tall, 0.2 * s], 0.06 * s);
  const points = shell.getAttribute('position');
  for (let i = 0; i < points.count; i++) {
    const back = (points.getX(i) + 0.065 * s) / (0.13 * s);
    points.setY(i, points.getY(i) * (0.72 + 0.28 * back));
    points.setZ(i, points.getZ(i) * (0.8 + 0.2 * back));
  }
  shell.computeVertexNormals();
  const [x, y, z] = at;
  return [
    ...placed(shell, { at, material, mirrored: true }),
    ...placed(
      roundedBox([0.05 * s, 0.04 * s, 0.16 * s], 0.015),
      { at: [x + 0.01, y - 0.07 * s, z - 0.12 * s], material: 'black', mirrored: true },
      [0.35, 0, 0],
    ),
    ...placed(roundedBox([0.01, 0.11 * s * tall, 0.16 * s], 0.004), {
      at: [x + 0.065 * s, y, z],
      material: 'glass',
      mirrored: true,
    }),
  ];
}

function seat({ at: [x, y, z], scale = 1 }: Of<'seat'>, side: number): Group {
  const group = new Group();
  const cushion = (size: Point3, px: number, py: number, lean: number, round: number): void => {
    const mesh = new Mesh(roundedBox(size, round), PART_MATERIALS.seat);
    mesh.position.set(px, py, 0);
    mesh.rotation.z = lean;
    group.add(mesh);
  };
  cushion([0.5, 0.16, 0.5], 0, 0.3, 0.05, 0.05);
  cushion([0.16, 0.62, 0.5], 0.28, 0.6, -0.22, 0.07);
  cushion([0.1, 0.18, 0.27], 0.4, 1, -0.2, 0.045);
  group.position.set(x, y, z * side);
  group.scale.setScalar(scale);
  return group;
}

function steeringWheel(at: Point3): Mesh {
  const rim = new Mesh(new TorusGeometry(0.18, 0.016, 12, 48), PART_MATERIALS.black);
  rim.position.set(...at);
  rim.rotation.y = Math.PI / 2;
  rim.rotateX(-0.35);
  return rim;
}
