import { CylinderGeometry, Group, type Material, Mesh, TorusGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Point3 } from '../path.ts';
import type { Furnishing } from './furnishing.ts';

/** A steering wheel with its column and stalks, on the right as one drives on the left. */
export function steeringWheel(
  room: Furnishing,
  at: Point3,
  { rim, hub, trim, gloss }: { rim: Material; hub: Material; trim: Material; gloss: Material },
): void {
  const wheel = new Group();
  const part = (mesh: Mesh, x: number, y: number, z: number): void => {
    mesh.position.set(x, y, z);
    mesh.castShadow = true;
    wheel.add(mesh);
  };
  part(new Mesh(new TorusGeometry(0.182, 0.0165, 18, 96), rim), 0, 0, 0);
  part(new Mesh(new RoundedBoxGeometry(0.17, 0.13, 0.05, 6, 0.035), hub), 0, 0, -0.012);
  for (const side of [-1, 1]) {
    part(new Mesh(new RoundedBoxGeometry(0.11, 0.042, 0.022, 4, 0.01), gloss), side * 0.125, 0.008, -0.004);
    part(new Mesh(new RoundedBoxGeometry(0.05, 0.02, 0.006, 3, 0.003), trim), side * 0.115, 0.012, 0.01);
  }
  part(new Mesh(new RoundedBoxGeometry(0.034, 0.12, 0.02, 4, 0.009), gloss), 0, -0.115, -0.004);
  const badge = new Mesh(new CylinderGeometry(0.022, 0.022, 0.008, 32), trim);
  badge.rotation.x = Math.PI / 2;
  part(badge, 0, 0, 0.016);
  wheel.rotation.order = 'YXZ';
  wheel.rotation.set(-0.38, Math.PI / 2, 0);
  wheel.position.set(...at);
  room.scene.add(wheel);
  const [x, y, z] = at;
  room.add(new Mesh(new CylinderGeometry(0.045, 0.06, 0.26, 24), hub), [x - 0.12, y - 0.05, z], [0, 0, Math.PI / 2 - 0.38]);
  for (const side of [-1, 1]) room.box([0.014, 0.014, 0.15], [x - 0.08, y, z + side * 0.11], hub, 0.006, [side * 0.1, 0, 0]);
}
