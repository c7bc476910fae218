import { whenIdle } from '#src/islands/wake-times.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { savesData } from '#src/ui/kit/saves-data.ts';

/** Where a browser notes that it has the site's fonts. */
const FETCHED = 'forecourt.fonts';

/** For the head of a page: a phone that has fetched the site's fonts uses them from the first paint on. */
export const phoneFontsScript = (): string =>
  `try{if(localStorage.getItem(${JSON.stringify(FETCHED)}))document.documentElement.dataset.fonts=""}catch{}`;

/**
 * Fetches the site's fonts for the next page. A phone's first page is drawn in the fallbacks, because fonts would take the line from its
 * picture; it stays so, because text that is drawn again moves.
 */
export function fetchPhoneFonts({ fonts, documentElement }: Document): void {
  const storage = browserStorage();
  if (documentElement.dataset.fonts !== undefined || storage === null || savesData()) return;
  whenIdle(() => {
    // Only the site's own faces are optional. A fallback is on the machine, or it is not: many phones have none of them.
    const own = [...fonts].filter(({ display }) => display === 'optional');
    Promise.all(own.map((font) => font.load())).then(
      () => {
        try {
          storage.setItem(FETCHED, '1');
        } catch {
          // Storage is full: the next page is drawn in the fallbacks too.
        }
      },
      () => {},
    );
  });
}
