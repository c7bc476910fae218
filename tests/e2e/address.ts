/** The port on which the browser tests' own server listens; another one lets two checkouts be tested side by side. */
export const PORT = Number(process.env.E2E_PORT ?? 3100);

/** The address of a site, or of the list of sites when no slug is given. */
export function site(slug: string | null): string {
  return `http://${hostOf(slug)}`;
}

/** The Host header that picks a site in development. */
export function hostOf(slug: string | null): string {
  return slug === null ? `localhost:${PORT}` : `${slug}.localhost:${PORT}`;
}
