import { isSitePath } from '../site/site-path.ts';
import type { Vehicle } from '../stock/vehicle.ts';

/** A vehicle's video: a provider's player in a frame, or a file that the browser plays itself (ledger G1). */
export interface VehicleVideo {
  readonly kind: 'embed' | 'file';
  readonly src: string;
}

/** Address prefixes of the providers' embeddable players. */
const EMBED_PATHS: readonly string[] = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
];

/** The origins of the providers' players, for the frame-src of the security policy. */
export const VIDEO_ORIGINS: readonly string[] = EMBED_PATHS.map((path) => new URL(path).origin);

/** A vehicle's video, or null: only https addresses and paths on this site are ever played (ledger G1). */
export function vehicleVideo(car: Pick<Vehicle, 'videoUrl' | 'externalVideoUrl'>): VehicleVideo | null {
  return film(car.externalVideoUrl) ?? film(car.videoUrl);
}

function film(address: string | null): VehicleVideo | null {
  if (address === null) return null;
  // Normalised as a browser does: `embed/../` leads somewhere else than its prefix says.
  if (/^https?:\/\//i.test(address)) {
    if (!URL.canParse(address)) return null;
    const src = new URL(address).href;
    return { kind: EMBED_PATHS.some((path) => src.startsWith(path) && src.length > path.length) ? 'embed' : 'file', src };
  }
  return isSitePath(address) && !/\s/.test(address) ? { kind: 'file', src: address } : null;
}
