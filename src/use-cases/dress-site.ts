import { isLicenceShown } from '#src/rules/site/licence-shown.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import { menuFor } from '#src/site/menu.ts';
import { themeCss } from '#src/site/theme-css.ts';
import type { Context } from './context.ts';
import type { SiteDress } from './page-types.ts';
import { placeLine, primaryLocation, shownLocations } from './places.ts';
import { vehicleWord } from './vehicle-word.ts';

/** What every page of the site wears: the same for every visitor. */
export function dressSite(context: Context): SiteDress {
  const { site, now } = context;
  const theme = themeCss(site.theme);
  const primary = primaryLocation(context);
  const licences = shownLocations(context)
    .filter(({ state }) => isLicenceShown(site.switches.showsLicenceNumbers, state))
    .flatMap(({ dealer_license_number: dealer, motor_vehicle_repairer: repairer }) => [
      ...(dealer === null ? [] : [`Dealer licence ${dealer}`]),
      ...(repairer === null ? [] : [`Motor vehicle repairer ${repairer}`]),
    ]);
  return {
    slug: site.slug,
    name: site.name,
    logoUrl: site.logoUrl,
    facebookUrl: site.facebookUrl,
    instagramUrl: site.instagramUrl,
    themeCss: theme.ok ? theme.css : '',
    arrangement: site.theme.header,
    menu: menuFor(site.menu, site.switches),
    vehicleWord: vehicleWord(site),
    primaryLocation: primary === null ? null : placeLine(context, primary),
    licences: [...new Set(licences)],
    year: localDay(site.switches.timeZone, now).year,
  };
}
