/** What an outside page in a frame is: somewhere to book, or more about what the page speaks of. */
export const EMBED_KINDS = ['scheduler', 'detail'] as const;

/** How large a frame is, in pixels; a width of null is all the width there is. */
export interface EmbedSize {
  readonly width: number | null;
  readonly height: number;
}

const SIZES: Readonly<Record<(typeof EMBED_KINDS)[number], EmbedSize>> = {
  scheduler: { width: 1000, height: 1100 },
  detail: { width: null, height: 750 },
};

/** The size of an outside page's frame: as it is given, else a scheduler 1000×1100 and a detail 750 high (ledger L13, N5). */
export function embedSize(
  kind: (typeof EMBED_KINDS)[number],
  given: { readonly width?: number | undefined; readonly height?: number | undefined },
): EmbedSize {
  return { width: given.width ?? SIZES[kind].width, height: given.height ?? SIZES[kind].height };
}
