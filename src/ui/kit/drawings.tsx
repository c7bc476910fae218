import type { SiteShell } from '#src/views/site/site-shell.ts';
import { BODY_SHAPES } from './body-shape.ts';
import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { MarkShapes } from './mark-shapes.tsx';
import { SilhouetteShapes } from './silhouettes.tsx';

interface Props extends Pick<SiteShell, 'mark'> {
  /** The names of drawings that are left out. */
  readonly without?: ReadonlySet<string>;
}

/** Every silhouette, every icon and the site's own mark, each under its name. */
export function Drawings({ mark, without = new Set() }: Props) {
  const drawings = [
    ...BODY_SHAPES.map((shape) => ({ id: `body-${shape}`, box: '40 40 560 240', shapes: <SilhouetteShapes shape={shape} /> })),
    ...(mark === 'initial' ? [] : [{ id: 'site-mark', box: '0 0 36 36', shapes: <MarkShapes mark={mark} /> }]),
    ...ICON_NAMES.map((name) => ({ id: `icon-${name}`, box: '0 0 24 24', shapes: <path d={ICON_PATHS[name]} /> })),
  ];
  return drawings.map(
    ({ id, box, shapes }) =>
      !without.has(id) && (
        <symbol key={id} id={id} viewBox={box}>
          {shapes}
        </symbol>
      ),
  );
}
