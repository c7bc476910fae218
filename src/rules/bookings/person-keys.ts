/** Keys that recognise a person across bookings: their email address and phone number, however they are written (ledger H9). */
export function personKeys({ email = '', phone = '' }: Readonly<Record<string, string>>): string[] {
  const [mailbox, number] = [mailboxOf(email), numberOf(phone)];
  return [...(mailbox === '' ? [] : [`email ${mailbox}`]), ...(number === '' ? [] : [`phone ${number}`])];
}

/** sam+test@Mail.example and Sam@mail.example reach the same mailbox. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return domain === '' ? '' : `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** 0491 570 156, +61 491 570 156, +61 (0)491 570 156 and 0061491570156 are one number. */
function numberOf(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^(?:\+|00)/, '+');
  return digits
    .replace(/^\+?610?(?=\d{9}$)/, '61')
    .replace(/^0(?=\d{9}$)/, '61')
    .replace('+', '');
}
