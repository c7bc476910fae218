import { createRoot } from 'react-dom/client';
import { SHEET_ID } from './drawing-sheet.tsx';
import { Drawings } from './drawings.tsx';

/** Adds the drawings that the page was sent without: an island may show any of them. */
const sheet = document.getElementById(SHEET_ID);
if (sheet !== null) {
  const here = new Set([...sheet.children].map(({ id }) => id));
  const more = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  sheet.append(more);
  createRoot(more).render(<Drawings mark="initial" without={here} />);
}
