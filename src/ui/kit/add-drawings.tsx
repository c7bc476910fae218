import { createRoot } from 'react-dom/client';
import { SHEET_ID, SharedDrawings } from './shared-drawings.tsx';

/** Adds the drawings that the page was sent without: an island may show any of them, but the site's mark. */
const sheet = document.getElementById(SHEET_ID);
if (sheet !== null) {
  const here = new Set([...sheet.children].map(({ id }) => id));
  const more = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  sheet.append(more);
  createRoot(more).render(<SharedDrawings without={here} />);
}
