import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture, type WantedPicture } from './paint-picture.ts';
import { PicturePainter } from './picture-painter.ts';

const layers = mkdtempSync(path.join(tmpdir(), 'forecourt-painter-'));
const painter = new PicturePainter(layers);
const wanted: WantedPicture = {
  name: 'cube-a',
  angle: 'side',
  paint: '#c8142f',
  studio: 'cool',
  width: 160,
  quality: 75,
  format: 'webp',
};
beforeAll(async () => {
  mkdirSync(path.join(layers, 'cube-a'));
  const picture = sharp({ create: { width: 200, height: 300, channels: 3, background: '#808080' } });
  writeFileSync(path.join(layers, 'cube-a', 'side.avif'), await picture.avif({ quality: 50 }).toBuffer());
  writeFileSync(path.join(layers, 'index.json'), JSON.stringify({ 'cube-a': { side: { file: 'cube-a/side.avif' } } }));
});
afterAll(async () => {
  await painter.stop();
  rmSync(layers, { recursive: true });
});

test('H8 the painting thread paints the same picture as the main one would', async () =>
  expect(Buffer.from((await painter.paint(wanted)) ?? [])).toEqual(await paintPicture(layers, wanted)));

test('H8.2 the main thread is not blocked while a picture is painted', async () => {
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await painter.paint({ ...wanted, paint: '#1b3f86' });
  isDone = true;
  expect(turns).toBeGreaterThan(1);
});

test('an angle that does not exist is null, and the next picture is still painted', async () => {
  expect(await painter.paint({ ...wanted, angle: 'top' })).toBeNull();
  expect(await painter.paint(wanted)).not.toBeNull();
});
