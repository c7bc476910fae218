import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { Silhouettes } from './silhouettes.tsx';

const SHEET = { width: 0, height: 0, className: 'absolute' } as const;
const UNTOUCHED = { __html: '' };

/**
 * Every outline and every small drawing once in a page: the many places that show one refer to it and stay small. The server draws the
 * sheet; the browser leaves it alone and never fetches the drawings.
 */
export function DrawingSheet() {
  if (!import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it tells React that what is inside is not its business.
    return <svg aria-hidden="true" {...SHEET} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
  return (
    <svg aria-hidden="true" {...SHEET}>
      <Silhouettes />
      {ICON_NAMES.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={ICON_PATHS[name]} />
        </symbol>
      ))}
    </svg>
  );
}
