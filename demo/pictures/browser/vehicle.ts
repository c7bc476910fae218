import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  DoubleSide,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import type { Body, FaceName, Shape } from '../body.ts';
import { archRadius } from '../mesh/shell-field.ts';
import type { MeshIndex } from '../mesh-file.ts';
import { bodyMaterial, type SheetTextures } from './body-material.ts';
import { cornerSheet } from './corner-sheet.ts';
import { withLayers } from './layer-output.ts';
import { partMeshes } from './part-meshes.ts';
import { outline, Sheet } from './sheet.ts';
import type { SheetName } from './sheet-shader.ts';
import { wheel } from './wheel.ts';

const MARGIN = 0.15;

/** Names of the body's halves, so that the nearer can be drawn first and hide the other before it costs anything. */
export const LEFT_HALF = 'left half';
export const RIGHT_HALF = 'right half';

/** Everything of one vehicle with one of its faces, its nose at x = 0. */
export function vehicle(body: Body, faceName: FaceName, index: MeshIndex, data: ArrayBuffer): Group {
  const face = body.faces[faceName];
  const art = { ...body.art, ...face };
  const group = new Group();
  const shared = sharedSheets(body, art);
  const bySide = {
    1: { ...shared, side: drawn(sideSheet(body), body, [...art.side, ...(art.left ?? []), ...archLines(body)]) },
    [-1]: { ...shared, side: drawn(sideSheet(body), body, [...art.side, ...(art.right ?? []), ...archLines(body)]) },
  };
  for (const entry of index.shells) {
    const shell = body.shells.find(({ id }) => id === entry.shell);
    if (!shell) throw new Error(`The mesh names a shell ${entry.shell} that ${body.name} does not have.`);
    const geometry = shellGeometry(entry, data);
    for (const pass of shell.glass === false ? (['solid'] as const) : (['solid', 'glass'] as const))
      for (const side of [1, -1] as const) {
        const mesh = new Mesh(geometry, bodyMaterial(body, shell, bySide[side], pass, side));
        mesh.scale.z = side;
        mesh.renderOrder = pass === 'glass' ? 5 : 0;
        if (pass === 'solid') mesh.name = side === 1 ? LEFT_HALF : RIGHT_HALF;
        group.add(mesh);
      }
  }
  const oneWheel = wheel(body.wheelRadius, body.rimRadius, body.tyreWidth, face.wheel);
  for (const axle of body.axles)
    for (const side of [1, -1]) {
      const isTwin = body.twinRear && axle === body.axles.at(-1);
      for (const inset of isTwin ? [0, body.tyreWidth * 1.1] : [0]) {
        const placed = oneWheel.clone();
        placed.position.set(axle, body.wheelRadius, side * (body.track - inset));
        if (side < 0) placed.rotation.y = Math.PI;
        placed.rotation.z = 0.3 * axle;
        group.add(placed);
      }
    }
  for (const part of [...body.parts, ...(face.parts ?? [])]) group.add(...partMeshes(part, () => oneWheel.clone()));
  group.add(groundShadow(index, data));
  return group;
}

const sideSheet = (body: Body): Sheet => new Sheet(-MARGIN, body.length + MARGIN, -0.05, body.height + MARGIN, 3072);

function sharedSheets(body: Body, art: Body['art']): Omit<Record<SheetName, SheetTextures>, 'side'> {
  const half = Math.max(...body.shells.flatMap((shell) => shell.widths.map(([, w]) => w))) + MARGIN;
  const across = (): Sheet => new Sheet(-half, half, -0.05, body.height + MARGIN, 2048);
  return {
    front: drawn(across(), body, art.front),
    rear: drawn(across(), body, art.rear),
    top: drawn(new Sheet(-MARGIN, body.length + MARGIN, -half, half, 2048), body, art.top),
    nose: textured(cornerSheet(body, 'nose', art.nose ?? [])),
    tail: textured(cornerSheet(body, 'tail', art.tail ?? [])),
  };
}

function drawn(sheet: Sheet, body: Body, shapes: readonly Shape[]): SheetTextures {
  for (const shape of shapes) sheet.draw(shape, (shell) => outline(body.shells[shell]?.side ?? []));
  return textured(sheet);
}

const textured = (sheet: Sheet): SheetTextures => ({ ...sheet.textures(), bounds: sheet.bounds });

/** A dark edge where a panel turns into the wheel arch. */
function archLines(body: Body): readonly Shape[] {
  if (!body.shells.some((shell) => shell.arches)) return [];
  const radius = archRadius(body);
  const bend = 2 / (body.archPower ?? 2);
  return body.axles.map((axle): Shape => {
    const round = Array.from({ length: 41 }, (_, i): readonly [number, number] => {
      const angle = Math.PI * (1 - i / 40);
      const cos = Math.cos(angle);
      return [axle + radius * Math.sign(cos) * Math.abs(cos) ** bend, body.wheelRadius + radius * Math.sin(angle) ** bend];
    });
    return { material: 'gap', line: [[axle - radius, 0], ...round, [axle + radius, 0]], stroke: 0.022 };
  });
}

function shellGeometry(entry: MeshIndex['shells'][number], data: ArrayBuffer): BufferGeometry {
  const geometry = new BufferGeometry();
  const floats = (offset: number, count: number): Float32Array => new Float32Array(data, offset, count);
  geometry.setAttribute('position', new BufferAttribute(floats(entry.positions, entry.vertices * 3), 3));
  geometry.setAttribute('normal', new BufferAttribute(floats(entry.normals, entry.vertices * 3), 3));
  geometry.setAttribute('openness', new BufferAttribute(floats(entry.openness, entry.vertices), 1));
  geometry.setIndex(new BufferAttribute(new Uint32Array(data, entry.indices, entry.indexCount), 1));
  return geometry;
}

/** A soft dark plane under the vehicle, faded out towards its edges. */
function groundShadow({ shadow }: MeshIndex, data: ArrayBuffer): Mesh {
  const { columns, rows, x0, x1, z1 } = shadow;
  const light = new Uint8Array(data, shadow.light, columns * rows);
  const pixels = new Uint8Array(columns * rows * 2 * 4);
  for (let j = 0; j < rows * 2; j++)
    for (let i = 0; i < columns; i++) {
      const out = j < rows ? rows - 1 - j : j - rows;
      const fade = Math.min(1, Math.min(i, columns - 1 - i) / 14) * Math.min(1, (rows - 1 - out) / 14);
      pixels[(j * columns + i) * 4 + 3] = (255 - (light[out * columns + i] ?? 255)) * fade;
    }
  const map = new DataTexture(pixels, columns, rows * 2);
  map.magFilter = LinearFilter;
  map.minFilter = LinearFilter;
  map.needsUpdate = true;
  const material = new MeshBasicMaterial({ map, transparent: true, opacity: 0.93, depthWrite: false, side: DoubleSide });
  const plane = new Mesh(new PlaneGeometry(x1 - x0, z1 * 2), withLayers(material));
  plane.rotation.x = -Math.PI / 2;
  plane.scale.y = -1;
  plane.position.set((x0 + x1) / 2, 0.001, 0);
  plane.renderOrder = -1;
  return plane;
}
