/** A step of a breadcrumb; the last has no address. */
interface Step {
  readonly label: string;
  readonly href: string | null;
}

/** A breadcrumb for search engines: the steps that the page shows, each with its whole address (ledger W1). */
export function breadcrumbList(steps: readonly Step[], { origin, path }: { readonly origin: string; readonly path: string }) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: `${origin}${href ?? path}`,
    })),
  };
}
