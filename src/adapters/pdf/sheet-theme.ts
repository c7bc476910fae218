import { palette } from '#src/rules/theme/palette.ts';
import type { Roles } from '#src/rules/theme/role.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import { type PaperFont, type PaperWeight, paperFont } from './paper-fonts.ts';

/** The part of a site's theme that sheets use: plain values, which can be passed to another thread. */
export interface SheetTheme {
  readonly colours: Roles;
  readonly head: PaperFont;
  readonly body: PaperFont;
  readonly headWeight: PaperWeight;
  readonly priceFont: 'head' | 'body';
  readonly mark: Theme['mark'];
  /** In points. */
  readonly radius: number;
}

/** The theme of a site's sheets. A site with unreadable colours was refused when it was loaded. */
export function sheetTheme(theme: Theme): SheetTheme {
  const colours = palette(theme);
  if (!colours.ok) throw new Error(colours.reason);
  return {
    colours: colours.roles,
    head: paperFont(theme.fonts.head),
    body: paperFont(theme.fonts.body),
    headWeight: theme.headWeight < 500 ? 400 : 700,
    priceFont: theme.priceFont,
    mark: theme.mark,
    radius: Math.min(10, theme.radius * 0.6),
  };
}
