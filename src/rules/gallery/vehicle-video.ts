import { isSitePath } from '../site/site-path.ts';
import type { Vehicle } from '../stock/vehicle.ts';

/** A film of a vehicle: a provider's player in a frame, or a file that the browser plays itself (ledger G1). */
export interface VehicleVideo {
  readonly kind: 'embed' | 'file';
  readonly src: string;
}

/** What addresses begin with that providers made for showing in a frame. */
const EMBED_PATHS: readonly string[] = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
];

/** The origins of the providers' players, which a page's security policy must let into a frame. */
export const VIDEO_ORIGINS: readonly string[] = EMBED_PATHS.map((path) => new URL(path).origin);

/** The film of a vehicle, or null: an address that is neither of the web nor of this site is never played (ledger G1). */
export function vehicleVideo(car: Pick<Vehicle, 'videoUrl' | 'externalVideoUrl'>): VehicleVideo | null {
  return film(car.externalVideoUrl) ?? film(car.videoUrl);
}

function film(address: string | null): VehicleVideo | null {
  if (address === null) return null;
  // Read as a browser reads it: `embed/../` leads elsewhere than its beginning says.
  if (/^https?:\/\//i.test(address)) {
    if (!URL.canParse(address)) return null;
    const src = new URL(address).href;
    return { kind: EMBED_PATHS.some((path) => src.startsWith(path) && src.length > path.length) ? 'embed' : 'file', src };
  }
  return isSitePath(address) && !/\s/.test(address) ? { kind: 'file', src: address } : null;
}
