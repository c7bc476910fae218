/** Where a database is, for a message: its address without user, password and options. */
export function shownUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}
