import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { visitStorage } from '#src/ui/leads/visit-storage.ts';
import { visitTrail } from '#src/ui/leads/visit-trail.ts';

/** Adds where the visitor has been to the form that an element stands in, which is sent without script of its own (ledger L15, X2). */
export function addVisitTrail(element: HTMLElement): void {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'lead_attributes';
  input.value = JSON.stringify(visitTrail(visitStorage(), browserStorage()));
  element.replaceChildren(input);
}
