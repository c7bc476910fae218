/** Where dealers' photos are kept, by the hash of what was fetched. What is kept under a hash never changes. */
export interface PhotoStore {
  /** Keeps a photo; one that is kept already is left as it is. */
  put(hash: string, photo: Uint8Array): Promise<void>;
  /** Null when there is no such photo. */
  read(hash: string): Promise<Uint8Array | null>;
  /** Removing one that is not there is no error. */
  remove(hash: string): Promise<void>;
}

/** The path of a photo in its store, the same in every kind of store, so that one can be copied into another. */
export const photoPath = (hash: string): string => `${hash.slice(0, 2)}/${hash}.webp`;
