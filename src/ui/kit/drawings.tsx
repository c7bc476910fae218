import type { SiteShell } from '#src/views/site/site-shell.ts';
import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { MarkShapes } from './mark-shapes.tsx';
import { Silhouettes } from './silhouettes.tsx';

/** Every silhouette, every icon and the site's own mark, each under its name. */
export function Drawings({ mark }: Pick<SiteShell, 'mark'>) {
  return (
    <>
      <Silhouettes />
      {mark !== 'initial' && (
        <symbol id="site-mark" viewBox="0 0 36 36">
          <MarkShapes mark={mark} />
        </symbol>
      )}
      {ICON_NAMES.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={ICON_PATHS[name]} />
        </symbol>
      ))}
    </>
  );
}
