import type { Choices } from '#src/rules/search/facets.ts';
import type { Distance } from '#src/rules/search/near.ts';

/** A search as an alert stores it: understood, so that it finds the same whatever words the stock has later. */
export interface WantedSearch extends Choices {
  readonly text: string;
  /** The place's slug, the distance, and the place's name for people. */
  readonly near: { readonly place: string; readonly km: Distance; readonly label: string } | null;
}
