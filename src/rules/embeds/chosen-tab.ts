/** Which of a page's tabs is open: the one that was asked for by name, in capitals or not, else the first (ledger L13). */
export function chosenTab(names: readonly string[], asked: string | null): number {
  const wanted = plain(asked ?? '');
  return Math.max(
    0,
    names.findIndex((name) => plain(name) === wanted),
  );
}

const plain = (name: string): string => name.trim().toLowerCase();
