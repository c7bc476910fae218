import type { SiteShell } from '#src/views/site/site-shell.ts';
import { MarkShapes } from './mark-shapes.tsx';
import { Drawing, SharedDrawings } from './shared-drawings.tsx';

/** Every silhouette, every icon and the site's own mark, each under its name. */
export const Drawings = ({ mark }: Pick<SiteShell, 'mark'>) => (
  <>
    {mark !== 'initial' && <Drawing id="site-mark" box="0 0 36 36" shapes={<MarkShapes mark={mark} />} />}
    <SharedDrawings />
  </>
);
