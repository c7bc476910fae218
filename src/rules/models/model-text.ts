/** A model with its make; a name that begins with its make, such as Mazda3, does not repeat it. */
export function modelName({ make, name }: { readonly make: string; readonly name: string }): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;
}

/** Shown for a model that cannot be bought yet (ledger N2). */
export const COMING_SOON = 'Coming Soon';
