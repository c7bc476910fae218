/** Basic colours, which paint names contain ('Glacier White'). Other words of a paint's name are left to the text search. */
export const COLOURS: readonly string[] =
  'white black silver grey gray red blue green yellow orange brown gold beige bronze purple pink maroon cream charcoal burgundy copper tan'.split(
    ' ',
  );
