import type { SiteShell } from '#src/views/site/site-shell.ts';

/** Never part of the browser's code. */
const Drawings = import.meta.env.SSR ? (await import('./drawings.tsx')).Drawings : null;

const SHEET = { width: 0, height: 0, className: 'absolute' } as const;
const UNTOUCHED = { __html: '' };

/**
 * A page's drawings, each once; every use refers to one by name, which keeps pages small. The server renders the sheet; the
 * browser leaves it alone.
 */
export function DrawingSheet({ mark }: Pick<SiteShell, 'mark'>) {
  return Drawings === null ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; it tells React to leave the content alone.
    <svg aria-hidden="true" {...SHEET} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  ) : (
    <svg aria-hidden="true" {...SHEET}>
      <Drawings mark={mark} />
    </svg>
  );
}
