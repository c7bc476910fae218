import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { slugOf } from '#src/rules/text/slug.ts';

const require = createRequire(import.meta.url);

/** Makes' marks by slug, from the packages of marks: one-colour ones that can be tinted, and where there is none of a make, a drawing of its badge. */
export class Icons {
  readonly #files = new Map<string, string>();

  constructor() {
    const badges = path.dirname(require.resolve('car-brand-logos/package.json'));
    for (const name of readdirSync(badges)) {
      if (name.endsWith('-logo.svg')) this.#files.set(slugOf(name.slice(0, -'-logo.svg'.length)), path.join(badges, name));
    }
    const marks = path.join(path.dirname(require.resolve('simple-icons')), 'icons');
    for (const name of readdirSync(marks)) this.#files.set(name.slice(0, -'.svg'.length), path.join(marks, name));
  }

  /** A mark as SVG, in a colour where one is given; null for a name that is not on the list. */
  icon(name: string, tint: string | null): string | null {
    const file = this.#files.get(name) ?? this.#files.get(name.replaceAll('-', ''));
    if (file === undefined) return null;
    const svg = readFileSync(file, 'utf8');
    return tint === null ? svg : tinted(svg, tint);
  }
}

/** A drawing in one colour: every paint but white takes the tint. One with shades that run into each other keeps its own. */
function tinted(svg: string, tint: string): string {
  if (/<(?:linear|radial)Gradient\b/.test(svg)) return svg;
  return svg
    .replace(/<svg\b(?![^>]*\sfill=)/, `<svg fill="#${tint}"`)
    .replaceAll(/\b(fill|stroke)(="|:\s*)(?!none\b|white\b|#fff\b|#ffffff\b)(?:#[\da-f]{3,8}|[a-z]+)\b/gi, `$1$2#${tint}`);
}
