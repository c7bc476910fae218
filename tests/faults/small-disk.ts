import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes a file until there is no room left. */
  fill(): void;
  /** Takes that file away. */
  free(): void;
  unmount(): void;
}

const MB = 1024 * 1024;
const CHUNKS = [MB, 4_096, 1];

/** Mounts it; a sentence that says why not, where that is not allowed. */
export function aSmallDisk(folder: string, megabytes: number): SmallDisk | string {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'forecourt-small-disk', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    return `No disk can be mounted here, so a full one cannot be tried: ${said}`;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of CHUNKS) {
        const chunk = Buffer.alloc(size);
        while (isWritten(file, chunk));
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function isWritten(file: number, chunk: Buffer): boolean {
  try {
    return writeSync(file, chunk) === chunk.length;
  } catch {
    return false;
  }
}
