import { localDay } from '#src/rules/time/local-day.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import { type FontFiles, fontCss, themeFonts } from '#src/site/theme/font-css.ts';
import { themeCss } from '#src/site/theme/theme-css.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLicences, locationLine, primaryLocation, shownLocations } from '#src/use-cases/places/locations.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { announcementView, popupView } from '#src/views/promotions/promotion-views.ts';
import { menuView } from './menu-view.ts';
import type { SiteShell } from './page-types.ts';
import { vehicleWord } from './vehicle-word.ts';

const shells = new WeakMap<Showroom, SiteShell>();

/**
 * What every page of the site wears: the same for every visitor and on every page of a showroom, so it is worked out once for each, and an
 * address at which there is nothing costs next to nothing (ledger H8). Where the font files are is the build's business.
 */
export function siteShell(context: PageContext, fonts: FontFiles): SiteShell {
  const known = shells.get(context.showroom);
  if (known !== undefined) return known;
  const shell = buildShell(context, fonts);
  shells.set(context.showroom, shell);
  return shell;
}

function buildShell(context: PageContext, fonts: FontFiles): SiteShell {
  const { site, now } = context;
  const theme = themeCss(site.theme);
  const primary = primaryLocation(context);
  const licences = shownLocations(context).flatMap((location) => locationLicences(context, location));
  return {
    slug: site.slug,
    name: site.name,
    logoUrl: site.logoUrl === null ? null : context.images.address(site.logoUrl),
    facebookUrl: site.facebookUrl,
    instagramUrl: site.instagramUrl,
    themeCss: fontCss(site.theme, fonts) + (theme.ok ? theme.css : ''),
    fontFiles: themeFonts(site.theme).map((name) => fonts[name]),
    headerLayout: site.theme.header,
    mark: site.theme.mark,
    savedTitle: showFavourites(context)?.title ?? null,
    menu: menuView(context),
    menusOpenOn: site.switches.menusOpenOn,
    vehicleWord: vehicleWord(site),
    primaryLocation: primary === null ? null : locationLine(context, primary),
    hours: primary === null ? null : hoursView(context, primary),
    popup: popupView(context),
    announcement: announcementView(context),
    licences: [...new Set(licences)],
    year: localDay(site.switches.timeZone, now).year,
  };
}
