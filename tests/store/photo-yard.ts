import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { developPhoto } from '#src/adapters/photos/develop-photo.ts';
import { fetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import { PhotoFolder } from '#src/adapters/photos/photo-folder.ts';
import { readUpload } from '#src/adapters/photos/read-upload.ts';
import { isUpload } from '#src/rules/photos/uploaded-photo.ts';
import { takeDuePhotos } from '#src/store/photos/due-photos.ts';
import type { PhotoOutcome } from '#src/store/photos/record-photos.ts';
import { askForPhoto, type PhotoMeans, storePhotos } from '#src/use-cases/photos/fetch-photos.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aPhotoServer, type PhotoServer } from '#tests/factories/a-photo-server.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

/** Where feeds say that the photos are. */
const HOST = 'https://photos.example';

/** A fleet whose vehicles have photos on a server that really listens. */
export interface PhotoYard {
  readonly fleet: Fleet;
  readonly server: PhotoServer;
  readonly means: PhotoMeans;
  readonly folder: string;
  /** What went wrong while photos were being kept. */
  readonly failures: readonly unknown[];
  /** Imports a vehicle whose photos have these names. */
  list(
    stocknum: string,
    photos: readonly string[],
    facts?: { readonly dealership?: string; readonly price?: number },
  ): Promise<void>;
  /** Fetches everything that is due, and says what came of it. */
  fetchDue(): Promise<PhotoOutcome['kind'][]>;
  /** Makes everything due that waits to be tried again. */
  hurry(): Promise<void>;
  /** Lets time go by for what is known of the photos. */
  age(interval: string): Promise<void>;
  /** What is known of each photo by its name: its state, with the reason if there is one. */
  states(): Promise<Record<string, string>>;
  /** The photos that are kept. */
  files(): string[];
  slugOf(stocknum: string): Promise<string>;
  /** Removes all vehicles and photos. */
  clear(): Promise<void>;
  /** The addresses of a vehicle's photos as a site has them. */
  shown(stocknum: string, site?: string): Promise<string[]>;
  end(): Promise<void>;
}

export async function aPhotoYard(): Promise<PhotoYard> {
  const fleet = await aFleet();
  const server = await aPhotoServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-yard-'));
  const failures: unknown[] = [];
  const means: PhotoMeans = {
    db: fleet.all,
    // Feeds may name https alone; in place of a host of the internet the server on this machine answers.
    fetch: (url, known) => fetchPhoto(url.replace(HOST, server.origin), known, { ownOrigins: new Set([server.origin]) }),
    readUpload: (of, known) => readUpload(path.join(folder, 'feeds'), of, known, Date.now()),
    develop: developPhoto,
    photos: new PhotoFolder(path.join(folder, 'photos')),
    now: () => new Date(),
    onFailure: (error) => failures.push(error),
  };
  const slugOf = async (stocknum: string) =>
    (await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).slug;
  const photosDir = path.join(folder, 'photos');
  return {
    fleet,
    server,
    means,
    folder,
    failures,
    async list(stocknum, photos, { dealership = 'harbour-motors', price = 30_000 } = {}) {
      const images = photos.map((name) => (name.startsWith('/') || isUpload(name) ? name : `${HOST}/${name}`));
      const { setAside } = await fleet.stock(dealership, [aVehicle({ stocknum, price, images })]);
      if (setAside.length > 0) throw new Error(JSON.stringify(setAside));
    },
    async fetchDue() {
      const due = await takeDuePhotos(fleet.all, 200, 200, new Map());
      const asked = await Promise.all(due.map((one) => askForPhoto(means, one)));
      return (await storePhotos(means, asked)).map(({ outcome }) => outcome.kind);
    },
    async hurry() {
      await sql`update photo_source set next_attempt_at = now() where next_attempt_at is not null`.execute(fleet.all);
    },
    async age(interval) {
      await sql`update photo_source set checked_at = checked_at - ${interval}::interval, unused_since = unused_since - ${interval}::interval`.execute(
        fleet.all,
      );
      await sql`update photo set unused_since = unused_since - ${interval}::interval`.execute(fleet.all);
    },
    async states() {
      const rows = await fleet.all.selectFrom('photoSource').select(['url', 'state', 'reason']).orderBy('url').execute();
      const words = ({ state, reason }: { state: string; reason: string | null }) =>
        reason === null ? state : `${state}: ${reason}`;
      return Object.fromEntries(rows.map((row) => [row.url.replace(`${HOST}/`, ''), words(row)]));
    },
    files: () =>
      existsSync(photosDir)
        ? readdirSync(photosDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
        : [],
    slugOf,
    async clear() {
      for (const table of ['vehicle', 'photo_source', 'photo']) await sql`delete from ${sql.table(table)}`.execute(fleet.all);
      rmSync(photosDir, { recursive: true, force: true });
      failures.length = 0;
    },
    async shown(stocknum, site = 'harbour') {
      const car = await (await fleet.storeOf(site)).vehicle(await slugOf(stocknum));
      return (car?.images ?? []).map(({ url }) => url);
    },
    async end() {
      await server.stop();
      await fleet.end();
      rmSync(folder, { recursive: true });
    },
  };
}
