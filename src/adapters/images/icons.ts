import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { slugOf } from '#src/rules/text/slug.ts';

const require = createRequire(import.meta.url);

/** Makes' logos by slug, from the packages of logos: one-colour logos that can be tinted or, for makes without one, a drawing of the badge. */
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

  /** A logo as SVG, tinted if a colour is passed; null for an unknown name. */
  icon(name: string, tint: string | null): string | null {
    const file = this.#files.get(name) ?? this.#files.get(name.replaceAll('-', ''));
    if (file === undefined) return null;
    const svg = readFileSync(file, 'utf8');
    return tint === null ? svg : tinted(svg, tint);
  }
}

/** Tints every colour but white. A drawing with gradients keeps its own colours. */
function tinted(svg: string, tint: string): string {
  if (/<(?:linear|radial)Gradient\b/.test(svg)) return svg;
  return svg
    .replace(/<svg\b(?![^>]*\sfill=)/, `<svg fill="#${tint}"`)
    .replaceAll(/\b(fill|stroke)(="|:\s*)(?!none\b|white\b|#fff\b|#ffffff\b)(?:#[\da-f]{3,8}|[a-z]+)\b/gi, `$1$2#${tint}`);
}
