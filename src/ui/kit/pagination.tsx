import { Icon } from './icon.tsx';

interface Props {
  readonly page: number;
  readonly pages: number;
  /** The address of a page, counted from 1. */
  readonly href: (page: number) => string;
  /** Distinguishes several lists on a page. */
  readonly label?: string;
}

const BOX = 'inline-flex size-11 items-center justify-center rounded-control border font-semibold';
const LINK = `${BOX} border-line bg-surface hover:border-line-strong hover:text-link`;

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, href, label = 'Pages of results' }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev" aria-label="Previous page" className={LINK}>
              <Icon name="back" />
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((n, at, shown) => (
          <li key={n ?? `gap after ${shown[at - 1]}`} className={n === null || Math.abs(n - page) <= 1 ? '' : 'max-sm:hidden'}>
            <PageNumber n={n} page={page} href={href} />
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next" aria-label="Next page" className={LINK}>
              <Icon name="forward" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageNumber({ n, page, href }: { readonly n: number | null } & Pick<Props, 'page' | 'href'>) {
  if (n === null) {
    return (
      <span aria-hidden="true" className="px-1 text-ink-2">
        …
      </span>
    );
  }
  return n === page ? (
    <a href={href(n)} aria-current="page" aria-label={`Page ${n}`} className={`${BOX} border-ink bg-ink text-white`}>
      {n}
    </a>
  ) : (
    <a href={href(n)} aria-label={`Page ${n}`} className={LINK}>
      {n}
    </a>
  );
}

/** The pages to offer: the first, the neighbours, the last; null for a gap. A gap of one page is filled with that page. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: (number | null)[] = [];
  let last = 0;
  for (const n of [...new Set(wanted)].toSorted((a, b) => a - b)) {
    if (n - last === 2) shown.push(last + 1);
    else if (n - last > 2) shown.push(null);
    shown.push(n);
    last = n;
  }
  return shown;
}
