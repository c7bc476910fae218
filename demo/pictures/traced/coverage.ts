import type { Camera } from './camera.ts';
import type { Scene } from './scene/scene.ts';

const CELL = 16;

/** Which parts of a picture show the vehicle, its image in the floor, or something beside them; the rest is bare background. */
export function coverage(scene: Scene, camera: Camera): (column: number, row: number) => boolean {
  const across = Math.ceil(camera.width / CELL);
  const down = Math.ceil(camera.height / CELL);
  const hit = new Uint8Array(across * down);
  const { positions } = scene;
  for (let i = 0; i < positions.length; i += 3)
    for (const side of [1, -1]) {
      const place = camera.place(positions[i] as number, side * (positions[i + 1] as number), positions[i + 2] as number);
      const column = Math.floor((place[0] * camera.width) / CELL);
      const row = Math.floor((place[1] * camera.height) / CELL);
      for (let j = Math.max(0, row - 1); j <= Math.min(down - 1, row + 1); j++)
        for (let k = Math.max(0, column - 1); k <= Math.min(across - 1, column + 1); k++) hit[j * across + k] = 1;
    }
  return (column, row) => hit[Math.floor(row / CELL) * across + Math.floor(column / CELL)] === 1;
}
