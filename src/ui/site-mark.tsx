import { MARKS, type MarkInk, type MarkShape } from '#src/rules/theme/marks.ts';
import type { SiteDress } from '#src/use-cases/page-types.ts';

const INKS: Readonly<Record<MarkInk, string>> = {
  primary: 'var(--tenant-primary)',
  'on-primary': 'var(--tenant-on-primary)',
  accent: 'var(--tenant-accent)',
  words: 'currentColor',
  ground: 'var(--mark-vein,var(--tenant-bg))',
};

/** A site's mark beside its name: drawn, or the name's first letter. The name itself stands next to it. */
export function SiteMark({ mark, name }: Pick<SiteDress, 'mark' | 'name'>) {
  if (mark === 'initial') {
    return (
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-control bg-primary text-lg/none text-on-primary"
      >
        {name.slice(0, 1)}
      </span>
    );
  }
  const shapes: readonly MarkShape[] = MARKS[mark];
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="size-9 flex-none">
      {shapes.map(({ path, fill, stroke, width }) => (
        <path
          key={path}
          d={path}
          fill={fill === undefined ? 'none' : INKS[fill]}
          stroke={stroke === undefined ? undefined : INKS[stroke]}
          strokeWidth={width}
          strokeLinecap={stroke === undefined ? undefined : 'round'}
        />
      ))}
    </svg>
  );
}
