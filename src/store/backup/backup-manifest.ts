import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupFailure } from './backup-failure.ts';

const MANIFEST = 'backup.json';
const FORMAT = 1;

const manifestSchema = z.object({
  format: z.number(),
  /** The version of Forecourt that made it. */
  forecourt: z.string(),
  /** The major version of PostgreSQL. */
  postgres: z.number(),
  migrations: z.array(z.string()),
  /** The database can be restored to any instant from this one on. */
  consistentAt: z.iso.datetime(),
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  /** Where the log that follows is archived; null when it is not. */
  archive: z.string().nullable(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** What a backup says of itself. It is written last: a folder without it is half a backup. */
export type Manifest = z.output<typeof manifestSchema>;

const digestOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function writeManifest(folder: string, given: Omit<Manifest, 'format'>): Promise<void> {
  const manifest = manifestSchema.parse({ format: FORMAT, ...given });
  const file = await open(path.join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ manifest, sha256: digestOf(manifest) })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads what a backup says of itself; throws a BackupFailure when it is not whole or this version cannot restore it. */
export async function readManifest(folder: string, knownMigrations: readonly string[], postgres: number): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupFailure(
      cause.code === 'ENOENT'
        ? `There is no complete backup in ${folder}: ${MANIFEST}, which is written last, is missing.`
        : `${path.join(folder, MANIFEST)} cannot be read (${cause.code}).`,
      { cause },
    );
  });
  const damaged = new BackupFailure(`The backup in ${folder} is damaged: ${MANIFEST} is not as it was written.`);
  const read = z
    .object({ manifest: z.looseObject({ format: z.number(), forecourt: z.string() }), sha256: z.string() })
    .safeParse(parsed(text));
  if (!read.success) throw damaged;
  const { manifest: raw, sha256 } = read.data;
  const newer = new BackupFailure(
    `The backup in ${folder} was made by a newer Forecourt (${raw.forecourt}); restore it with that version.`,
  );
  if (raw.format > FORMAT) throw newer;
  const manifest = manifestSchema.safeParse(raw).data;
  if (manifest === undefined || digestOf(manifest) !== sha256) throw damaged;
  if (manifest.migrations.some((name) => !knownMigrations.includes(name))) throw newer;
  if (manifest.postgres !== postgres)
    throw new BackupFailure(
      `The backup in ${folder} is of PostgreSQL ${manifest.postgres}, and this Forecourt comes with ${postgres}; restore it with version ${manifest.forecourt}.`,
    );
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
