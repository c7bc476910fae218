import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type PhotoStore, photoPath } from './photo-store.ts';

/** Photos in a folder of this machine. Each is written beside its place and renamed, so that a power cut leaves no partial one. */
export class PhotoFolder implements PhotoStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(hash: string, photo: Uint8Array): Promise<void> {
    const file = this.#file(hash);
    if (await isThere(file)) return;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const beside = `${file}.${randomUUID()}`;
    try {
      const handle = await open(beside, 'wx', 0o600);
      try {
        await handle.writeFile(photo);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  read(hash: string): Promise<Uint8Array | null> {
    return readFile(this.#file(hash)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  remove(hash: string): Promise<void> {
    return rm(this.#file(hash), { force: true });
  }

  #file(hash: string): string {
    return path.join(this.#folder, photoPath(hash));
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
