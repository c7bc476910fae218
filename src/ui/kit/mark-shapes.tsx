import { MARKS, type MarkInk, type MarkShape } from '#src/rules/theme/marks.ts';

const INKS: Readonly<Record<MarkInk, string>> = {
  primary: 'var(--tenant-primary)',
  'on-primary': 'var(--tenant-on-primary)',
  accent: 'var(--tenant-accent)',
  words: 'currentColor',
  ground: 'var(--mark-vein,var(--tenant-bg))',
};

/** The strokes and shapes of a drawn mark, in the colours of its surroundings. */
export function MarkShapes({ mark }: { readonly mark: keyof typeof MARKS }) {
  const shapes: readonly MarkShape[] = MARKS[mark];
  return shapes.map(({ path, fill, stroke, width }) => (
    <path
      key={path}
      d={path}
      fill={fill === undefined ? 'none' : INKS[fill]}
      stroke={stroke === undefined ? undefined : INKS[stroke]}
      strokeWidth={width}
      strokeLinecap={stroke === undefined ? undefined : 'round'}
    />
  ));
}
