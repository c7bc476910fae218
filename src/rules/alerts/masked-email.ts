/** An email address that its owner knows, but somebody who looks over their shoulder does not: p••••@example.com. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${address.slice(0, 1)}••••${address.slice(at)}`;
}
