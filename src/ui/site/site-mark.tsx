import type { SiteShell } from '#src/views/site/site-shell.ts';

/** A site's mark: a drawing from the page's sheet, or the first letter of its name. The name itself is next to it. */
export function SiteMark({ mark, name }: Pick<SiteShell, 'mark' | 'name'>) {
  return mark === 'initial' ? (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-control bg-primary text-lg/none text-on-primary"
    >
      {name.slice(0, 1)}
    </span>
  ) : (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="size-9 flex-none">
      <use href="#site-mark" />
    </svg>
  );
}
