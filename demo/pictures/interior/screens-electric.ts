import type { CanvasTexture } from 'three';
import { drawn, fill, stroke, write } from './screen-pen.ts';

type Pen = CanvasRenderingContext2D;
const NIGHT = '#0a0e14';

/** One screen from the middle of the car to the driver: music, the way, and the instruments on the right. */
export const sweepScreen = (): CanvasTexture =>
  drawn(2048, 320, (pen) => {
    fill(pen, NIGHT, 0, 0, 2048, 320);
    music(pen);
    map(pen);
    instruments(pen);
  });

function music(pen: Pen): void {
  fill(pen, '#131b26', 24, 24, 520, 272, 28);
  fill(pen, '#c2714a', 54, 60, 200, 200, 18);
  fill(pen, '#f0d9b5', 104, 110, 100, 100, 50);
  write(pen, 'Coast road', 284, 130, '600 46px', '#eef3f8');
  write(pen, 'Radio  ·  FM 104.3', 284, 180, '30px', '#93a4b7');
  fill(pen, '#2a3746', 284, 216, 230, 8, 4);
  fill(pen, '#eef3f8', 284, 216, 120, 8, 4);
}

function map(pen: Pen): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(572, 24, 740, 272, 28);
  pen.clip();
  fill(pen, '#172333', 572, 24, 740, 272);
  for (let i = 0; i < 9; i++) {
    stroke(pen, '#2b3d52', 8, [
      [560, 40 + i * 60],
      [1330, i * 52],
    ]);
    stroke(pen, '#2b3d52', 8, [
      [560 + i * 100, 0],
      [600 + i * 96, 320],
    ]);
  }
  fill(pen, '#1d4a5c', 1090, 0, 260, 320, 120);
  stroke(pen, '#43a8ff', 14, [
    [720, 320],
    [760, 210],
    [900, 190],
    [960, 110],
    [1120, 80],
  ]);
  fill(pen, '#ffffff', 744, 194, 30, 30, 15);
  write(pen, '300 m', 600, 84, '600 44px', '#eef3f8');
  pen.restore();
}

function instruments(pen: Pen): void {
  pen.textAlign = 'center';
  write(pen, '0', 1640, 190, '600 150px', '#ffffff');
  write(pen, 'km/h', 1640, 240, '32px', '#8fa0b3');
  write(pen, 'P  R  N  D', 1640, 290, '600 30px', '#5c6c7e');
  write(pen, '10:24', 1400, 84, '600 40px', '#eef3f8');
  write(pen, '24°', 1900, 84, '600 40px', '#eef3f8');
  write(pen, '86%', 1900, 190, '600 56px', '#6fe0a8');
  write(pen, '560 km', 1900, 240, '32px', '#8fa0b3');
  fill(pen, '#22303e', 1360, 292, 640, 6, 3);
  fill(pen, '#6fe0a8', 1360, 292, 550, 6, 3);
}

/** The small screen between the seats: the air and the seats' heat. */
export const tabletScreen = (): CanvasTexture =>
  drawn(576, 768, (pen) => {
    fill(pen, NIGHT, 0, 0, 576, 768);
    pen.textAlign = 'center';
    for (const [x, text] of [
      [150, '21.5°'],
      [426, '21.5°'],
    ] as const) {
      fill(pen, '#131c27', x - 110, 40, 220, 190, 26);
      write(pen, text, x, 158, '600 64px', '#eef3f8');
    }
    for (let i = 0; i < 6; i++) {
      const [x, y] = [40 + (i % 3) * 172, 270 + Math.floor(i / 3) * 172];
      fill(pen, i === 1 ? '#2d7dd2' : '#182330', x, y, 152, 152, 26);
      fill(pen, i === 1 ? '#ffffff' : '#7f92a6', x + 56, y + 56, 40, 40, 20);
    }
    write(pen, 'AUTO', 288, 700, '600 44px', '#93a4b7');
  });
