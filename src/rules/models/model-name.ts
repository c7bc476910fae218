/** A model with its make; one whose name begins with its make, as Mazda3 does, says it once. */
export function modelName({ make, name }: { readonly make: string; readonly name: string }): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;
}
