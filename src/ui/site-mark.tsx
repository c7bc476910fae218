import type { SiteDress } from '#src/use-cases/page-types.ts';

type Drawn = Exclude<SiteDress['mark'], 'initial'>;

/** Each mark in the site's own colours, on a sheet of 36 by 36. */
const MARKS: Readonly<Record<Drawn, React.ReactNode>> = {
  waves: (
    <>
      <rect width="36" height="36" rx="9" fill="var(--tenant-primary)" />
      <circle cx="18" cy="14.5" r="5.5" fill="var(--tenant-accent)" />
      <path
        d="M6 21c2.4 0 2.4 1.8 4.8 1.8S13.2 21 15.6 21s2.4 1.8 4.8 1.800S22.8 21 25.2 21s2.4 1.8 4.8 1.800M6 27c2.4 0 2.4 1.8 4.8 1.800S13.2 27 15.6 27s2.4 1.8 4.8 1.800S22.8 27 25.2 27s2.4 1.8 4.8 1.8"
        fill="none"
        stroke="var(--tenant-on-primary)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  peak: (
    <>
      <path d="M2 29L14 8l7 12 3-5 10 14z" fill="currentColor" />
      <path d="M14 8l4.1 7-3 2.6-2.6-2.2-2.5 2.400z" fill="var(--tenant-accent)" />
    </>
  ),
  coast: (
    <>
      <path
        d="M3 24C9 12 14 10.5 18 10.500S27 12 33 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M9 28.500h18" stroke="var(--tenant-primary)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  leaf: (
    <>
      <path d="M7 29C5 16 13 6 30 6c1 15-8 24-20 21" fill="var(--tenant-primary)" />
      <path
        d="M6 31C10 22 15 17 23 12"
        fill="none"
        stroke="var(--mark-vein,var(--tenant-bg))"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  lane: (
    <>
      <circle cx="18" cy="18" r="18" fill="var(--tenant-primary)" />
      <path d="M7 23c8 0 10-2.5 13-9.500h9c-5 0-6 1-8 5.500s-4.5 6-8 6z" fill="var(--tenant-accent)" />
    </>
  ),
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
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="size-9 flex-none">
      {MARKS[mark]}
    </svg>
  );
}
