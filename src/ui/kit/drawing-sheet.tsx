import type { SiteShell } from '#src/views/site/site-shell.ts';
import { Drawings } from './drawings.tsx';
import { SHEET_ID } from './shared-drawings.tsx';

/** A page's drawings, each once; every use refers to one by name, which keeps pages small. */
export function DrawingSheet({ mark }: Pick<SiteShell, 'mark'>) {
  return (
    <svg id={SHEET_ID} aria-hidden="true" width="0" height="0" className="absolute">
      <Drawings mark={mark} />
    </svg>
  );
}
