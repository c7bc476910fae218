import {
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  Path,
  Shape,
  Vector2,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { WheelStyle } from '../body.ts';
import { rimMaterial, WHEEL_MATERIALS } from './materials.ts';

type RZ = readonly [radius: number, z: number];

/** A wheel about the z axis, its outside towards +z. */
export function wheel(radius: number, rim: number, width: number, style: WheelStyle): Group {
  const group = new Group();
  const w = width / 2;
  const face = rimMaterial(style);
  const add = (geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh => {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  const wall = rim + (radius - rim) * 0.55;
  const tyre: RZ[] = [
    [rim - 0.004, w - 0.012],
    [rim + 0.012, w - 0.002],
    [rim + 0.03, w + 0.004],
    [wall, w + 0.008],
    [radius - 0.025, w - 0.004],
    [radius - 0.006, w - 0.022],
    [radius, w - 0.05],
    [radius, -w + 0.05],
    [radius - 0.02, -w + 0.01],
    [rim, -w],
  ];
  add(turned(tyre), WHEEL_MATERIALS.rubber);
  add(
    turned([
      [rim - 0.03, -w + 0.02],
      [rim - 0.022, 0],
      [rim - 0.016, w - 0.03],
    ]),
    WHEEL_MATERIALS.barrel,
  );
  add(
    turned([
      [rim - 0.022, w - 0.034],
      [rim - 0.012, w - 0.016],
      [rim - 0.004, w - 0.004],
      [rim + 0.005, w - 0.002],
      [rim + 0.007, w - 0.016],
    ]),
    face,
  );
  add(
    turned([
      [0.001, 0],
      [rim * 0.68, 0],
      [rim * 0.68, -0.02],
    ]),
    WHEEL_MATERIALS.disc,
    0,
    0,
    -0.02,
  );
  add(
    turned([
      [0.001, 0],
      [rim - 0.02, 0],
    ]),
    WHEEL_MATERIALS.well,
    0,
    0,
    -0.06,
  );
  const caliper = style === 'dark10' ? WHEEL_MATERIALS.caliper : WHEEL_MATERIALS.disc;
  add(new RoundedBoxGeometry(0.07, rim * 0.62, 0.06, 3, 0.02), caliper, rim * 0.56, 0.03, -0.005);
  add(dished(faceShape(rim, style), rim, w), face);
  add(
    turned(
      [
        [0.001, 0.012],
        [0.03, 0.01],
        [0.034, 0],
      ],
      32,
    ),
    WHEEL_MATERIALS.cap,
    0,
    0,
    w - 0.04,
  );
  for (let i = 0; i < 5; i++) {
    const angle = (i * 2 * Math.PI) / 5;
    const nut = add(
      new CylinderGeometry(0.009, 0.009, 0.02, 10),
      WHEEL_MATERIALS.disc,
      Math.cos(angle) * 0.055,
      Math.sin(angle) * 0.055,
      w - 0.045,
    );
    nut.rotation.x = Math.PI / 2;
  }
  return group;
}

function turned(points: readonly RZ[], segments = 72): BufferGeometry {
  return new LatheGeometry(
    points.toReversed().map(([r, z]) => new Vector2(r, z)),
    segments,
  ).rotateX(Math.PI / 2);
}

/** A disc with openings; their form is the style. */
function faceShape(rim: number, style: WheelStyle): Shape {
  const edge = rim - 0.014;
  const hub = rim * 0.3;
  const shape = new Shape();
  shape.absarc(0, 0, edge, 0, 2 * Math.PI, false);
  const open = (angle: number, half: number, r0: number, r1: number, taper: number, lean = 0): void => {
    shape.holes.push(opening(angle, half, r0, r1, taper, lean));
  };
  const each = (count: number, cut: (angle: number) => void): void => {
    for (let i = 0; i < count; i++) cut((i * 2 * Math.PI) / count);
  };
  const spokes = Number(style.replace(/\D/g, ''));
  if (style === 'steel' || style === 'white') each(12, (a) => shape.holes.push(roundHole(a, rim * 0.66, rim * 0.085)));
  else if (style === 'turbine') each(14, (a) => open(a, 0.13, hub * 1.1, edge - 0.016, 0.6, 0.42));
  else if (style === 'aero') each(10, (a) => open(a, 0.1, rim * 0.62, edge - 0.02, 0.8, 0.12));
  else if (style.endsWith('blade'))
    each(5, (a) => {
      open(a, 0.26, hub * 1.1, edge - 0.014, 0.62, 0.3);
      open(a + 0.6, 0.13, hub * 1.1, edge - 0.014, 0.7, 0.34);
    });
  else if (style.endsWith('vane'))
    each(6, (a) => {
      open(a, 0.25, hub * 1.1, edge - 0.014, 0.75);
      open(a + Math.PI / 6, 0.12, hub * 1.1, edge - 0.014, 0.5);
    });
  else if (spokes === 5)
    each(5, (a) => {
      open(a + Math.PI / 5, 0.34, hub * 1.1, edge - 0.016, 0.5);
      open(a, 0.085, hub * 1.5, edge - 0.016, 0.25);
    });
  else each(spokes, (a) => open(a, (Math.PI / spokes) * (spokes > 8 ? 0.6 : 0.66), hub * 1.05, edge - 0.014, 0.42));
  return shape;
}

function opening(angle: number, half: number, r0: number, r1: number, taper: number, lean: number): Path {
  const hole = new Path();
  const at = (r: number, a: number): [number, number] => [r * Math.cos(a), r * Math.sin(a)];
  hole.moveTo(...at(r0, angle - half * taper));
  for (let i = 0; i <= 8; i++) hole.lineTo(...at(r1, angle + lean - half + (2 * half * i) / 8));
  hole.lineTo(...at(r0, angle + half * taper));
  hole.closePath();
  return hole;
}

function roundHole(angle: number, at: number, radius: number): Path {
  const hole = new Path();
  hole.absarc(Math.cos(angle) * at, Math.sin(angle) * at, radius, 0, 2 * Math.PI, true);
  return hole;
}

/** Gives the flat face its thickness and bends it inwards towards the hub. */
function dished(shape: Shape, rim: number, w: number): BufferGeometry {
  const bevel = { bevelEnabled: true, bevelThickness: 0.006, bevelSize: 0.005, bevelSegments: 2 };
  const geometry = new ExtrudeGeometry(shape, { depth: 0.02, curveSegments: 40, ...bevel });
  const at = geometry.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    const r = Math.hypot(at.getX(i), at.getY(i)) / rim;
    at.setZ(i, at.getZ(i) + w - 0.036 - 0.022 * (1 - r * r) + (r < 0.22 ? 0.012 : 0));
  }
  geometry.computeVertexNormals();
  return geometry;
}
