import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Body } from './body.ts';
import { buildMeshes, cellOf } from './mesh/build-meshes.ts';
import { packMeshes } from './mesh-file.ts';
import { MESHES } from './picture-files.ts';

/** Meshes a body for the browser, unless its shells are as they were. */
export async function prepareMesh(name: string, body: Body): Promise<void> {
  const key = JSON.stringify([
    cellOf(body),
    body.shells,
    body.axles,
    body.wheelRadius,
    body.archRadius,
    body.archPower,
    body.track,
  ]);
  const file = path.join(MESHES, name);
  if (existsSync(`${file}.key`) && (await readFile(`${file}.key`, 'utf8')) === key) return;
  const { shells, shadow } = buildMeshes(body);
  const { index, data } = packMeshes(shells, shadow);
  await mkdir(MESHES, { recursive: true });
  await writeFile(`${file}.json`, JSON.stringify(index));
  await writeFile(`${file}.bin`, data);
  await writeFile(`${file}.key`, key);
}
