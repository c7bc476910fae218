import { type BadgeFormat, badgeAddress, siteBadge } from '#src/rules/images/site-badge.ts';
import { palette } from '#src/rules/theme/palette.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { type FontFiles, fontCss } from '#src/site/theme/font-css.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import { themeCss } from '#src/site/theme/theme-css.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import {
  type LocationLine,
  locationLicences,
  locationLine,
  primaryLocation,
  shownLocations,
} from '#src/use-cases/places/find-locations.ts';
import { type SavedLink, savedLink } from '#src/views/favourites/saved-link.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';
import { type AnnouncementView, announcementView, type PopupView, popupView } from '#src/views/promotions/promotion-views.ts';
import { menuView, type ShownMenu } from './menu-view.ts';
import { type TagsView, tagsView } from './tags-view.ts';
import { vehicleWord } from './vehicle-word.ts';

/** What surrounds every page of a site: name, theme, header and footer. */
export interface SiteShell {
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  /** The inline theme: the site's font faces and `:root{--tenant-…}`. */
  readonly themeCss: string;
  readonly headerLayout: Theme['header'];
  readonly mark: Theme['mark'];
  /** For the browser's tab and a phone's home screen; null while the site's colours make no palette. */
  readonly icons: { readonly tab: string; readonly phone: string } | null;
  readonly menu: ShownMenu;
  /** The page of saved vehicles; null when the site has none (ledger P11). */
  readonly saved: SavedLink | null;
  /** The shopper's own page: the name in its address, and its title. */
  readonly garage: { readonly path: string; readonly title: string };
  readonly menusOpenOn: Switches['menusOpenOn'];
  /** 'car' or 'caravan': what this site's texts call a vehicle. */
  readonly vehicleWord: string;
  /** Whether shoppers can choose a car to tow with (ledger P15). */
  readonly towMatch: boolean;
  readonly primaryLocation: LocationLine | null;
  /** When the primary location is open; null when it gives no hours. */
  readonly hours: HoursView | null;
  readonly popup: PopupView | null;
  readonly announcement: AnnouncementView | null;
  /** Dealer licence and repairer numbers to be shown in the footer. */
  readonly licences: readonly string[];
  /** A line of the dealer's own at the foot of every page. */
  readonly footerNote: string | null;
  readonly year: number;
  /** What of others' the pages load to count visits; null when nothing. */
  readonly tags: TagsView | null;
  /** Whether events also have the standard's names. */
  readonly standardEvents: boolean;
}

const shells = new WeakMap<Showroom, SiteShell>();

/**
 * The shell of a site. It is the same for every visitor and page of a showroom, so it is made once for each, and an address that does not exist
 * costs next to nothing (ledger H8). Only the build knows the addresses of the font files.
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
  const menu = menuView(context);
  const licences = shownLocations(context).flatMap((location) => locationLicences(context, location));
  return {
    slug: site.slug,
    name: site.name,
    logoUrl: site.logoUrl === null ? null : context.images.address(site.logoUrl),
    facebookUrl: site.facebookUrl,
    instagramUrl: site.instagramUrl,
    themeCss: fontCss(site.theme, fonts) + (theme.ok ? theme.css : ''),
    headerLayout: site.theme.header,
    mark: site.theme.mark,
    icons: shellIcons(context),
    saved: savedLink(context),
    garage: { path: context.site.switches.garagePath, title: context.site.switches.garageTitle },
    menu,
    menusOpenOn: site.switches.menusOpenOn,
    vehicleWord: vehicleWord(site),
    towMatch: site.switches.towMatch,
    primaryLocation: primary === null ? null : locationLine(context, primary),
    hours: primary === null ? null : hoursView(context, primary),
    popup: popupView(context),
    announcement: announcementView(context),
    licences: [...new Set(licences)],
    footerNote: site.switches.footerNote,
    year: localDay(site.switches.timeZone, now).year,
    tags: tagsView(context, menu),
    standardEvents: site.switches.standardEventNames,
  };
}

function shellIcons({ site, images }: PageContext): SiteShell['icons'] {
  const colours = palette(site.theme);
  if (!colours.ok) return null;
  const badge = siteBadge(site.theme.mark, site.name, colours.roles);
  const at = (format: BadgeFormat) => images.address(badgeAddress(badge, format));
  return { tab: at('svg'), phone: at('png') };
}
