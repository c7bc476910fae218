import type { Crumb } from '#src/views/site/graph-parts.ts';

/**
 * The path from the home page to this one. What is too long for a line goes on in the next, closer together on a phone; only a step that is
 * longer than a line is truncated. The last step is the page itself and no link.
 */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="py-2 text-md">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label, href }, at) => (
          <li
            key={`${label} ${href}`}
            className="flex max-w-full flex-none items-center not-last:after:px-2 not-last:after:text-line-strong not-last:after:content-['/'/''] last:min-w-0 last:flex-initial"
          >
            {href === null ? (
              <span
                aria-current={at === crumbs.length - 1 ? 'page' : undefined}
                className="truncate py-2.5 font-medium max-sm:py-1"
              >
                {label}
              </span>
            ) : (
              <a
                href={href}
                className="inline-flex min-h-11 max-sm:min-h-8 min-w-6 items-center text-ink-2 underline-offset-4 hover:text-link hover:underline"
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
