import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import monaSans from '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import sourceSans3 from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { LibraryFont } from '#src/site/theme/fonts.ts';

/** The built file of each font; named by its content, so a browser may cache it for ever. */
export const FONT_FILES: Readonly<Record<LibraryFont, string>> = {
  archivo,
  'bricolage-grotesque': bricolageGrotesque,
  fraunces,
  'hanken-grotesk': hankenGrotesk,
  'mona-sans': monaSans,
  onest,
  'source-sans-3': sourceSans3,
};
