import type { SiteShell } from '#src/views/site/site-shell.ts';

/** The browser never fetches them. */
const Drawings = import.meta.env.SSR ? (await import('./drawings.tsx')).Drawings : null;

const SHEET = { width: 0, height: 0, className: 'absolute' } as const;
const UNTOUCHED = { __html: '' };

/**
 * A page's drawings, each once: the many places that show one refer to it and stay small. The server draws the sheet; the browser leaves
 * it alone.
 */
export function DrawingSheet({ mark }: Pick<SiteShell, 'mark'>) {
  return Drawings === null ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it tells React that what is inside is not its business.
    <svg aria-hidden="true" {...SHEET} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  ) : (
    <svg aria-hidden="true" {...SHEET}>
      <Drawings mark={mark} />
    </svg>
  );
}
