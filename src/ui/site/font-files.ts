import type { FontFiles } from '#src/site/theme/font-css.ts';
import archivo from './fonts/archivo.woff2?url';
import archivoNarrow from './fonts/archivo-narrow.woff2?url';
import archivoWide from './fonts/archivo-wide.woff2?url';
import bricolageGrotesque from './fonts/bricolage-grotesque.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';
import hankenGrotesk from './fonts/hanken-grotesk.woff2?url';
import monaSans from './fonts/mona-sans.woff2?url';
import monaSansNarrow from './fonts/mona-sans-narrow.woff2?url';
import monaSansWide from './fonts/mona-sans-wide.woff2?url';
import onest from './fonts/onest.woff2?url';
import sourceSans3 from './fonts/source-sans-3.woff2?url';

/** The built files of each font; named by their content, so a browser may cache them for ever. `npm run fonts` makes them. */
export const FONT_FILES: FontFiles = {
  archivo: { normal: archivo, narrow: archivoNarrow, wide: archivoWide },
  'bricolage-grotesque': { normal: bricolageGrotesque },
  fraunces: { normal: fraunces },
  'hanken-grotesk': { normal: hankenGrotesk },
  'mona-sans': { normal: monaSans, narrow: monaSansNarrow, wide: monaSansWide },
  onest: { normal: onest },
  'source-sans-3': { normal: sourceSans3 },
};
