/** Providers that ignore dots before the '@'. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an email address reaches, which all its spellings share: capitals, tags and ignored dots (ledger H9). */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFKC').toLowerCase().split('@');
  const tag = local.indexOf('+', 1);
  const name = tag === -1 ? local : local.slice(0, tag);
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Keys that recognise a person across bookings: their email address and phone number, however they are written (ledger H9). */
export function personKeys({ email = '', phone = '' }: Readonly<Record<string, string>>): string[] {
  const number = numberOf(phone);
  return [...(email.includes('@') ? [`email ${mailboxKey(email)}`] : []), ...(number === '' ? [] : [`phone ${number}`])];
}

/** 0491 570 156, +61 491 570 156, +61 (0)491 570 156 and 0061491570156 are one number. */
function numberOf(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^(?:\+|00)/, '+');
  return digits
    .replace(/^\+?610?(?=\d{9}$)/, '61')
    .replace(/^0(?=\d{9}$)/, '61')
    .replace('+', '');
}
