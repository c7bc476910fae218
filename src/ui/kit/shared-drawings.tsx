import type { ReactNode } from 'react';
import { BODY_SHAPES } from './body-shape.ts';
import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { SilhouetteShapes } from './silhouettes.tsx';

/** The id of the sheet in every page. */
export const SHEET_ID = 'drawings';

interface Props {
  /** The names of drawings that are left out. */
  readonly without?: ReadonlySet<string>;
}

/** Every silhouette and every icon, each under its name. */
export function SharedDrawings({ without = new Set() }: Props) {
  const drawings = [
    ...BODY_SHAPES.map((shape) => ({ id: `body-${shape}`, box: '40 40 560 240', shapes: <SilhouetteShapes shape={shape} /> })),
    ...ICON_NAMES.map((name) => ({ id: `icon-${name}`, box: '0 0 24 24', shapes: <path d={ICON_PATHS[name]} /> })),
  ];
  return drawings.map(({ id, box, shapes }) => !without.has(id) && <Drawing key={id} id={id} box={box} shapes={shapes} />);
}

interface DrawingProps {
  readonly id: string;
  readonly box: string;
  readonly shapes: ReactNode;
}

export const Drawing = ({ id, box, shapes }: DrawingProps) => (
  <symbol id={id} viewBox={box}>
    {shapes}
  </symbol>
);
