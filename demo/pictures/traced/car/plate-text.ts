import type { Flat } from '../fields/outline.ts';
import { lineDistance } from '../fields/outline.ts';

/** Letters and figures as lines on a grid four wide and six high; a plate uses few of them. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  0: ['1 0!, 3 0!, 4 1!, 4 5!, 3 6!, 1 6!, 0 5!, 0 1!, 1 0!'],
  1: ['0.8 4.8!, 2.2 6!, 2.2 0!'],
  2: ['0 5!, 1 6!, 3 6!, 4 5!, 4 4!, 0 0!, 4 0!'],
  3: ['0 6!, 4 6!, 2 3.6!, 3 3.6!, 4 2.6!, 4 1!, 3 0!, 1 0!, 0 1!'],
  4: ['3 0!, 3 6!, 0 1.6!, 4 1.6!'],
  5: ['4 6!, 0.4 6!, 0.2 3.4!, 3 3.6!, 4 2.7!, 4 1!, 3 0!, 1 0!, 0 0.8!'],
  6: ['3.6 6!, 1.6 5.2!, 0 3!, 0 1!, 1 0!, 3 0!, 4 1!, 4 2.4!, 3 3.4!, 1 3.4!, 0 2.4!'],
  7: ['0 6!, 4 6!, 1.6 0!'],
  8: [
    '1 3.2!, 0.2 4!, 0.2 5.2!, 1 6!, 3 6!, 3.8 5.2!, 3.8 4!, 3 3.2!, 1 3.2!, 0 2.3!, 0 0.9!, 1 0!, 3 0!, 4 0.9!, 4 2.3!, 3 3.2!',
  ],
  9: ['0.4 0!, 2.4 0.8!, 4 3!, 4 5!, 3 6!, 1 6!, 0 5!, 0 3.6!, 1 2.6!, 3 2.6!, 4 3.6!'],
  C: ['4 5!, 3 6!, 1 6!, 0 5!, 0 1!, 1 0!, 3 0!, 4 1!'],
  F: ['0 0!, 0 6!, 4 6!', '0 3.2!, 3.2 3.2!'],
};

const HIGH = 0.07;
const WIDE = 0.036;
const GAP = 0.0165;
/** Half the width of a line. */
export const STROKE = 0.0055;

/** How wide a text is on a plate, in metres. */
export const textWidth = (text: string): number => text.length * (WIDE + GAP) - GAP + STROKE * 2;

/** The distance to the lines of a text, from its middle: metres to the right and up. */
export function plateText(text: string): Flat {
  const left = -(text.length * (WIDE + GAP) - GAP) / 2;
  const lines = text.split('').flatMap((letter, i) => {
    if (letter === ' ') return [];
    const strokes = STROKES[letter];
    if (!strokes) throw new Error(`A plate has no drawing for ${letter}.`);
    return strokes.map((stroke) => onPlate(stroke, left + i * (WIDE + GAP)));
  });
  return lineDistance(lines, -0.2, 0.2, -0.08, 0.08, 0.002);
}

const onPlate = (stroke: string, left: number): string =>
  stroke
    .split(',')
    .map((point) => {
      const [x = 0, y = 0] = point.replace('!', '').trim().split(' ').map(Number);
      return `${(left + (x * WIDE) / 4).toFixed(4)} ${((y / 6 - 0.5) * HIGH).toFixed(4)}!`;
    })
    .join(', ');
