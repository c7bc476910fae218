/** A picture whose address says how wide it is wanted, `w=640`. */
interface Sized {
  readonly src: string;
  readonly widths: readonly number[] | null;
}

/** The `srcset` of a picture; undefined for one that has only one size. */
export const srcSetOf = ({ src, widths }: Sized): string | undefined =>
  widths?.map((width) => `${src.replace(/(?<=[?&]w=)\d+/, String(width))} ${width}w`).join(', ');
