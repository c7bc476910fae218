import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** A file of a backup. */
export interface CopiedFile {
  /** Its path within the backup. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

const CHUNK = 1024 * 1024;

/**
 * Copies a file to one that only its owner may read, onto the disk; returns its size and hash. Null when the source is gone: a running
 * database removes files, and its log says that it did.
 */
export async function copyFile(from: string, to: string): Promise<Omit<CopiedFile, 'path'> | null> {
  const source = await open(from, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (source === null) return null;
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const buffer = Buffer.allocUnsafe(CHUNK);
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, CHUNK);
        if (bytesRead === 0) break;
        const part = buffer.subarray(0, bytesRead);
        hash.update(part);
        await writeWhole(target, part);
        bytes += bytesRead;
      }
      await target.sync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const AT_ONCE = 8;

/** Does the same for many files, several at a time; what is under way ends before a failure is told. */
export async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const lane = async () => {
    for (const item of left) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function writeWhole(target: Awaited<ReturnType<typeof open>>, part: Buffer): Promise<void> {
  for (let written = 0; written < part.length; ) written += (await target.write(part, written)).bytesWritten;
}
