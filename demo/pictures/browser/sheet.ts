import { CanvasTexture, NoColorSpace, SRGBColorSpace, Vector4 } from 'three';
import type { ArtMaterial, Shape } from '../body.ts';
import { spline, type XY } from '../mesh/spline.ts';
import type { Point } from '../path.ts';
import { INKS } from './materials.ts';

const byte = (share: number): number => Math.round(share * 255);

/** A drawing that is projected flat onto the body: one canvas of colours, one of roughness, paint and kind. */
export class Sheet {
  readonly bounds: Vector4;
  private readonly scale: number;
  private readonly top: number;
  private readonly left: number;
  private readonly colours: CanvasRenderingContext2D;
  private readonly traits: CanvasRenderingContext2D;

  constructor(u0: number, u1: number, v0: number, v1: number, width: number, ground: 'paint' | 'clear' = 'paint') {
    this.left = u0;
    this.top = v1;
    this.scale = width / (u1 - u0);
    this.bounds = new Vector4(u0, v0, u1 - u0, v1 - v0);
    const height = Math.round(this.scale * (v1 - v0));
    this.colours = context(width, height);
    this.traits = context(width, height);
    if (ground === 'paint') this.withInk('paint', (pen) => pen.fillRect(0, 0, width, height));
  }

  /** Draws a shape of a body's art. `outlineOf` gives the outline of a shell, for window bands. */
  draw(shape: Shape, outlineOf: (shell: number) => readonly XY[]): void {
    for (const sign of shape.mirrored ? [1, -1] : [1]) {
      const flipped = (points: readonly Point[]): XY[] => points.map(([x, y]) => [x * sign, y]);
      if (shape.belt && shape.inset !== undefined)
        this.drawWindows(shape.material, outlineOf(shape.shell ?? 1), shape.inset, shape.belt);
      else if (shape.circle) this.drawCircle(shape, sign);
      else if (shape.area) this.drawPath(shape.material, flipped(shape.area), true, shape.round ?? 0, shape.stroke);
      else if (shape.line) this.drawPath(shape.material, flipped(shape.line), false, shape.round ?? 0, shape.stroke ?? 0.007);
    }
  }

  drawPath(material: ArtMaterial, points: readonly XY[], closed: boolean, round: number, stroke?: number): void {
    this.withInk(material, (pen) => {
      this.trace(pen, points, round, closed);
      if (stroke === undefined) return pen.fill();
      pen.lineWidth = stroke * this.scale;
      pen.stroke();
    });
  }

  /** Colours and traits as textures. */
  textures(): { colours: CanvasTexture; traits: CanvasTexture } {
    const texture = (from: CanvasRenderingContext2D, space: typeof SRGBColorSpace | typeof NoColorSpace): CanvasTexture => {
      const made = new CanvasTexture(from.canvas);
      made.anisotropy = 4;
      made.colorSpace = space;
      made.premultiplyAlpha = true;
      return made;
    };
    return { colours: texture(this.colours, SRGBColorSpace), traits: texture(this.traits, NoColorSpace) };
  }

  private withInk(material: ArtMaterial, drawing: (pen: CanvasRenderingContext2D) => void): void {
    const { colour, roughness, paint, kind } = INKS[material];
    for (const pen of [this.colours, this.traits]) {
      const style = pen === this.colours ? colour : `rgb(${byte(roughness)},${byte(paint)},${byte(kind)})`;
      pen.fillStyle = style;
      pen.strokeStyle = style;
      drawing(pen);
    }
  }

  private drawCircle({ material, circle = [0, 0, 0], stroke }: Shape, sign: number): void {
    this.withInk(material, (pen) => {
      pen.beginPath();
      pen.arc(...this.pixel([circle[0] * sign, circle[1]]), circle[2] * this.scale, 0, 7);
      if (stroke === undefined) return pen.fill();
      pen.lineWidth = stroke * this.scale;
      pen.stroke();
    });
  }

  /** The windows fill the outline, then paint comes back as a border and below the belt. */
  private drawWindows(material: ArtMaterial, outline: readonly XY[], inset: number, belt: readonly Point[]): void {
    const pens = [this.colours, this.traits];
    for (const pen of pens) {
      pen.save();
      this.trace(pen, outline, 0, true);
      pen.clip();
    }
    this.withInk(material, (pen) => pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height));
    this.withInk('paint', (pen) => {
      pen.lineWidth = 2 * inset * this.scale;
      this.trace(pen, outline, 0, true);
      pen.stroke();
      const below = [...belt, [belt.at(-1)?.[0] ?? 0, -1], [belt[0]?.[0] ?? 0, -1]] as const;
      this.trace(
        pen,
        below.map(([x, y]) => [x, y]),
        0,
        true,
      );
      pen.fill();
    });
    for (const pen of pens) pen.restore();
  }

  private pixel([u, v]: XY): [number, number] {
    return [(u - this.left) * this.scale, (this.top - v) * this.scale];
  }

  private trace(pen: CanvasRenderingContext2D, points: readonly XY[], round: number, closed: boolean): void {
    const at = points.map((point) => this.pixel(point));
    const first = at[0] ?? [0, 0];
    const last = at.at(-1) ?? first;
    pen.beginPath();
    if (!round) {
      for (const [x, y] of at) pen.lineTo(x, y);
      if (closed) pen.closePath();
      return;
    }
    if (closed) pen.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
    else pen.moveTo(...first);
    const corners = closed ? at : at.slice(1, -1);
    for (const [i, corner] of corners.entries())
      pen.arcTo(...corner, ...(at[closed ? (i + 1) % at.length : i + 2] ?? last), round * this.scale);
    if (closed) pen.closePath();
    else pen.lineTo(...last);
  }
}

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  return pen;
}

/** The outline of a shell as a curve. */
export const outline = (points: readonly Point[]): XY[] => spline(points, true);
