/** Words that say nothing about a vehicle. */
export const FILLERS: ReadonlySet<string> = new Set(
  'with a an the in for sale car cars vehicle vehicles please and i want looking show me some any of that which - + &'.split(' '),
);

/** What one of these refers to is uncertain, so nothing is read at all. */
export const NEGATIONS: ReadonlySet<string> = new Set('no not non nothing without except excluding isnt dont never'.split(' '));

/** Basic colours, which paint names contain ('Glacier White'). Other words of a paint's name are left to the text search. */
export const COLOURS: readonly string[] =
  'white black silver grey gray red blue green yellow orange brown gold beige bronze purple pink maroon cream charcoal burgundy copper tan'.split(
    ' ',
  );
