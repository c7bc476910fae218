/** Where dots in the part before the '@' make no difference. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** What letters to one person are counted under: the spellings of an address that reach the same mailbox have one key (ledger H9). */
export function recipientKey(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFKC').toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
