import { CanvasTexture, SRGBColorSpace } from 'three';

/** A texture with what `draw` puts on it. */
export function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A filled box with round corners. */
export const fill = (
  pen: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  w: number,
  h: number,
  round = 0,
): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, w, h, round);
  pen.fill();
};
/** A line of text. */
export const write = (pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void => {
  pen.font = `${font} Arial, sans-serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
};
/** A line through points. */
export function stroke(
  pen: CanvasRenderingContext2D,
  colour: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}
