import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Finished pictures on disk, under a bound: the least used leave first. A picture is written beside its place and moved into it, so that a
 * power cut leaves no half of one; whatever is in the folder at the start is taken over.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #files: LRUCache<string, number>;
  readonly #underWay = new Map<string, Promise<Uint8Array | null>>();

  constructor(folder: string, bytes: number) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#files = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void unlink(path.join(folder, name)).catch(() => {});
      },
    });
    this.#takeOver();
  }

  /** The picture kept under a key, or the one that is made now: once, however many ask for it. What cannot be made (null) is not kept. */
  async picture(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const name = createHash('sha256').update(key).digest('hex');
    if (this.#files.get(name) !== undefined) {
      const kept = await readFile(path.join(this.#folder, name)).catch(() => null);
      if (kept !== null) return kept;
      this.#files.delete(name);
    }
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const making = this.#make(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #make(name: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const picture = await make();
    if (picture === null) return null;
    const file = path.join(this.#folder, name);
    const beside = `${file}.${randomUUID()}`;
    try {
      await writeFile(beside, picture);
      await rename(beside, file);
      this.#files.set(name, picture.length);
    } catch {
      // A full disk must not cost the visitor the picture: it is only made again next time.
      await unlink(beside).catch(() => {});
    }
    return picture;
  }

  #takeOver(): void {
    const found = readdirSync(this.#folder).map((name) => ({ name, stat: statSync(path.join(this.#folder, name)) }));
    for (const { name, stat } of found.toSorted((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)) {
      if (/^[0-9a-f]{64}$/.test(name)) this.#files.set(name, stat.size);
      else rmSync(path.join(this.#folder, name), { recursive: true });
    }
  }
}
