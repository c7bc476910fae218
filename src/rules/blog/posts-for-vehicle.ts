interface Titled {
  readonly title: string;
}

/** The articles that stand on a vehicle's page: those that name its model, then its make, then the others, each in the order given. */
export function postsForVehicle<T extends Titled>(
  posts: readonly T[],
  { make, model }: { readonly make: string; readonly model: string },
  most: number,
): T[] {
  const rank = ({ title }: T) => (names(title, model) ? 0 : names(title, make) ? 1 : 2);
  return posts.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
}

/** Whether a title has a name in it as words of their own: MG is not in MGB. */
function names(title: string, name: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return name !== '' && words(title).includes(words(name));
}
