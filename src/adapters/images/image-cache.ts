import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Finished pictures on disk, up to a limit: the least used are deleted first. A picture is written to a temporary file and renamed, so that a
 * power cut leaves no partial one. Pictures that are in the folder at the start are used, but for empty ones, which is what a power cut may make of
 * one whose name was on the disk before it was. One that is not as long as it was is made again.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #files: LRUCache<string, number>;
  readonly #inProgress = new Map<string, Promise<Uint8Array | null>>();

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

  /** The cached picture of a key. If there is none it is made, once for all requests that wait for it. Null is not cached. */
  async picture(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const name = createHash('sha256').update(key).digest('hex');
    const size = this.#files.get(name);
    if (size !== undefined) {
      const cached = await readFile(path.join(this.#folder, name)).catch(() => null);
      if (cached?.length === size) return cached;
      this.#files.delete(name);
    }
    const inProgress = this.#inProgress.get(name);
    if (inProgress !== undefined) return inProgress;
    const making = this.#make(name, make).finally(() => this.#inProgress.delete(name));
    this.#inProgress.set(name, making);
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
      // When the disk is full the visitor still gets the picture; it is made again next time.
      await unlink(beside).catch(() => {});
    }
    return picture;
  }

  #takeOver(): void {
    const found = readdirSync(this.#folder).map((name) => ({ name, stat: statSync(path.join(this.#folder, name)) }));
    for (const { name, stat } of found.toSorted((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)) {
      if (/^[0-9a-f]{64}$/.test(name) && stat.size > 0) this.#files.set(name, stat.size);
      else rmSync(path.join(this.#folder, name), { recursive: true });
    }
  }
}
