import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { slugOf } from '#src/rules/text/slug.ts';
import { markFromDrawing, markFromShape } from './mark-drawing.ts';

const require = createRequire(import.meta.url);
const DRAWING = /^(?<name>.+)-logo\.(?:svg|png)$/;

/** The colour of a logo whose address names none. */
const NO_TINT = '16181c';

/** Makes' logos by slug, from the packages of logos: shapes of one colour or, for makes without one, a drawing of the badge. */
export class Icons {
  readonly #shapes = new Map<string, string>();
  readonly #drawings = new Map<string, string>();

  constructor() {
    const badges = path.dirname(require.resolve('car-brand-logos/package.json'));
    for (const file of readdirSync(badges)) {
      const name = DRAWING.exec(file)?.groups?.name;
      if (name !== undefined) this.#drawings.set(slugOf(name), path.join(badges, file));
    }
    const marks = path.join(path.dirname(require.resolve('simple-icons')), 'icons');
    for (const file of readdirSync(marks)) this.#shapes.set(file.slice(0, -'.svg'.length), path.join(marks, file));
  }

  has(name: string): boolean {
    return this.#shapeOf(name) !== undefined || this.#drawings.has(name);
  }

  /** A logo as SVG: in one colour, and as large as all others in a box that all share. null for an unknown name. */
  async icon(name: string, tint: string | null): Promise<string | null> {
    const colour = `#${tint ?? NO_TINT}`;
    const shape = this.#shapeOf(name);
    if (shape !== undefined) return markFromShape(await readFile(shape), colour);
    const drawing = this.#drawings.get(name);
    return drawing === undefined ? null : markFromDrawing(await readFile(drawing), colour);
  }

  /** simple-icons has 'astonmartin' where our slug is 'aston-martin'. */
  #shapeOf(name: string): string | undefined {
    return this.#shapes.get(name) ?? this.#shapes.get(name.replaceAll('-', ''));
  }
}
