import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { STUDIOS } from './studios.ts';

/** One angle: its file, and how to read it. */
const Entry = z.object({
  /** Relative to the layers' folder. */
  file: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.avif$/),
  /** Mirrored: the other side of a symmetrical vehicle. */
  flip: z.literal(true).optional(),
  /** A finished picture, such as an interior: it has no layers, no paint and no studio. */
  plain: z.literal(true).optional(),
  /** How wide the picture is. */
  width: z.number().int().positive().optional(),
  /** The eye level, as a share of the height from the top. */
  horizon: z.number().default(0.2),
});
const Index = z.record(z.string(), z.record(z.string(), Entry));

export type PictureEntry = z.output<typeof Entry>;
type PictureIndex = z.output<typeof Index>;

const read = new Map<string, PictureIndex>();

/** The pictures in a folder of layers, read once: a name is looked up in this list and never becomes part of a path. */
export function pictureIndex(layersFolder: string): PictureIndex {
  const known = read.get(layersFolder);
  if (known) return known;
  const file = path.join(layersFolder, 'index.json');
  const parsed = Index.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a list of pictures: ${z.prettifyError(parsed.error)}`);
  read.set(layersFolder, parsed.data);
  return parsed.data;
}

/** Whether a folder of layers has an angle of a body. Ignores inherited names such as 'constructor'. */
export function hasPicture(layersFolder: string, name: string, angle: string): boolean {
  const index = pictureIndex(layersFolder);
  return Object.hasOwn(index, name) && Object.hasOwn(index[name] ?? {}, angle);
}

/** The angles of each body and face, for instance 'suv-a' → f34, side, …, spin23. */
export function knownPictures(layersFolder: string): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(pictureIndex(layersFolder)).map(([name, angles]) => [name, Object.keys(angles)]));
}

/** How wide a folder's picture of a body from an angle is; null where its list does not say. */
export function pictureWidths(layersFolder: string): (name: string, angle: string) => number | null {
  if (!existsSync(layersFolder)) return () => null;
  const widths = new Map<string, number>();
  for (const [name, angles] of Object.entries(pictureIndex(layersFolder)))
    for (const [angle, { width }] of Object.entries(angles)) if (width !== undefined) widths.set(`${name}/${angle}`, width);
  return (name, angle) => widths.get(`${name}/${angle}`) ?? null;
}

/** Changes with the pictures in a folder and the studios they are mixed into, so that the content at an address that has it never changes. Null when there are no pictures. */
export function picturesVersion(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const hash = createHash('sha256').update(JSON.stringify(STUDIOS));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of files) hash.update(`${name} ${statSync(path.join(folder, name)).size}\n`);
  return hash.digest('base64url').slice(0, 10);
}
