const plain = (address: string) =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();

/** Whether an address leads to a path. A slash at the end, capitals and what follows the path make no difference. */
export const isSamePath = (address: string, path: string): boolean => plain(address) === plain(path);
