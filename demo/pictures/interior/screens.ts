import type { CanvasTexture } from 'three';
import { drawn, fill, stroke, write } from './screen-pen.ts';

const APPS = ['#2d7dd2', '#3aa76d', '#d9822b', '#8a5cd1', '#c2435d', '#4b5a6b'];

/** The screen in the middle: a map, the time and a few tiles. */
export const mapScreen = (): CanvasTexture =>
  drawn(1024, 576, (pen) => {
    fill(pen, '#10151c', 0, 0, 1024, 576);
    fill(pen, '#1b2634', 0, 0, 640, 576);
    for (let i = 0; i < 7; i++) {
      stroke(pen, '#33465c', 10, [
        [0, 60 + i * 85],
        [640, 20 + i * 95],
      ]);
      stroke(pen, '#33465c', 10, [
        [40 + i * 105, 0],
        [80 + i * 90, 576],
      ]);
    }
    fill(pen, '#27493b', 390, 70, 160, 150, 70);
    stroke(pen, '#39a0ff', 18, [
      [120, 576],
      [150, 400],
      [330, 370],
      [350, 200],
      [560, 170],
    ]);
    fill(pen, '#ffffff', 134, 404, 32, 32, 16);
    fill(pen, '#10151c', 640, 0, 384, 576);
    write(pen, '10:24', 690, 100, '600 64px', '#e8eef5');
    write(pen, 'Radio  ·  FM 104.3', 690, 165, '34px', '#9fb0c3');
    for (const [i, colour] of APPS.entries()) fill(pen, colour, 690 + (i % 3) * 105, 215 + Math.floor(i / 3) * 115, 86, 86, 22);
    fill(pen, '#0b0f14', 0, 490, 1024, 86);
    for (const [text, x] of [
      ['21.5°', 40],
      ['AUTO', 470],
      ['21.5°', 890],
    ] as const)
      write(pen, text, x, 545, '36px', '#dfe7ef');
  });

/** The instruments behind the steering wheel. */
export const dialScreen = (): CanvasTexture =>
  drawn(1024, 384, (pen) => {
    fill(pen, '#07090c', 0, 0, 1024, 384);
    pen.textAlign = 'center';
    for (const [x, value, unit, share] of [
      [220, '0', 'km/h', 0.02],
      [804, '0.8', 'x1000 rpm', 0.1],
    ] as const) {
      const arc = (colour: string, to: number): void => {
        pen.strokeStyle = colour;
        pen.lineWidth = 12;
        pen.beginPath();
        pen.arc(x, 200, 150, 2.3, 2.3 + 4.8 * to);
        pen.stroke();
      };
      arc('#26303b', 1);
      arc('#58b0ff', share);
      for (let i = 0; i <= 12; i++) {
        const angle = 2.3 + (4.8 * i) / 12;
        const at = (r: number): readonly [number, number] => [x + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
        stroke(pen, '#cfd8e2', 4, [at(122), at(136)]);
      }
      write(pen, value, x, 225, '600 84px', '#ffffff');
      write(pen, unit, x, 270, '26px', '#8c9aaa');
    }
    write(pen, 'P', 512, 120, '600 54px', '#e8eef5');
    write(pen, 'Range 640 km', 512, 220, '30px', '#9fb0c3');
    write(pen, '18 432 km', 512, 270, '30px', '#9fb0c3');
  });

/** A plain radio for a working vehicle. */
export const radioScreen = (): CanvasTexture =>
  drawn(768, 384, (pen) => {
    fill(pen, '#0c1116', 0, 0, 768, 384);
    write(pen, 'FM  104.3', 60, 150, '600 96px', '#d8e6f2');
    write(pen, 'Phone connected', 60, 220, '40px', '#7f93a6');
    write(pen, '10:24', 560, 80, '44px', '#9fb0c3');
    for (let i = 0; i < 5; i++) fill(pen, i === 1 ? '#2d7dd2' : '#1e2a36', 60 + i * 132, 280, 112, 64, 12);
  });
