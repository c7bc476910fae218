/** The index of the open tab: the one requested by name, ignoring case, or else the first (ledger L13). */
export function chosenTab(names: readonly string[], asked: string | null): number {
  const wanted = plain(asked ?? '');
  return Math.max(
    0,
    names.findIndex((name) => plain(name) === wanted),
  );
}

const plain = (name: string): string => name.trim().toLowerCase();
