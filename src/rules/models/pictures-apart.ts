import { isOwnPicture } from '../images/image-address.ts';
import { paintedAddress } from './painted-address.ts';

/** A row of a list and the place above, on the widest screen. */
const NEAR = 6;

/**
 * The pictures of a list of models, none the same as one near it. A picture of the platform's own that would repeat another takes a paint from elsewhere in the
 * list or, when all are near already, is seen from the side. A manufacturer's photo is left as it is.
 */
export function picturesApart(addresses: readonly (string | null)[]): (string | null)[] {
  const paints = [...new Set(addresses.flatMap((address) => paintOf(address) ?? []))];
  const apart: (string | null)[] = [];
  for (const address of addresses) {
    const near = new Set(apart.slice(-NEAR));
    const others = isRepeat(address, near) ? paints.map((paint) => painted(address, paint)) : [];
    const choices = [address, ...others, ...(others.length > 0 ? [paintedAddress(address, null, 'side')] : [])];
    apart.push(choices.find((choice) => !near.has(choice)) ?? address);
  }
  return apart;
}

const isRepeat = (address: string | null, near: ReadonlySet<string | null>): boolean =>
  address !== null && isOwnPicture(address) && near.has(address);

const painted = (address: string | null, paint: string) =>
  paintedAddress(address, { hexCode: `#${paint}`, imageUrl: null }, 'f34');

const paintOf = (address: string | null): string | null =>
  address !== null && isOwnPicture(address) ? new URL(address, 'http://own').searchParams.get('paint') : null;
