/** What an embedded page is: a booking tool, or more detail on the page's subject. */
export const EMBED_KINDS = ['scheduler', 'detail'] as const;

/** A frame's size in pixels; a null width means full width. */
export interface EmbedSize {
  readonly width: number | null;
  readonly height: number;
}

const SIZES: Readonly<Record<(typeof EMBED_KINDS)[number], EmbedSize>> = {
  scheduler: { width: 1000, height: 1100 },
  detail: { width: null, height: 750 },
};

/** The size of an embedded page: as configured, or else 1000×1100 for a scheduler and 750 high for a detail (ledger L13, N5). */
export function embedSize(
  kind: (typeof EMBED_KINDS)[number],
  input: { readonly width?: number | undefined; readonly height?: number | undefined },
): EmbedSize {
  return { width: input.width ?? SIZES[kind].width, height: input.height ?? SIZES[kind].height };
}

/** The index of the open tab: the one requested by name, ignoring case, or else the first (ledger L13). */
export function chosenTab(names: readonly string[], requested: string | null): number {
  const wanted = plain(requested ?? '');
  return Math.max(
    0,
    names.findIndex((name) => plain(name) === wanted),
  );
}

const plain = (name: string): string => name.trim().toLowerCase();
