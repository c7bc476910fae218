/** Providers that ignore dots before the '@'. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The key that emails to one person are counted under: spellings that reach the same mailbox share it (ledger H9). */
export function recipientKey(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFKC').toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
