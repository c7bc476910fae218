import { OwnImages } from '#src/adapters/images/own-images.ts';
import { Signer } from '#src/adapters/keys/signer.ts';

/** The secret that tests sign with. */
export const SECRET = 'the secret of the tests, long enough for one';

/** Writes addresses of the platform's own images as the tests' deployment does. */
export const ownImages = (version: string | null = 'test'): OwnImages => new OwnImages(new Signer(SECRET), version);

/** An address without its signature, which every picture has another of. */
export const unsigned = (address: string): string => address.replace(/&s=[\w-]{12}(?=&|$)/, '');
