import { GARAGE } from '#src/rules/accounts/garage.ts';
import { ICON_PATHS } from '#src/ui/kit/icon-paths.ts';
import { ROW } from '#src/ui/site/phone-menu-row.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Adds the way to the shopper's own page to the header: an icon on a desk, the menu's first line on a phone. The page itself is the same for
 * everyone, so that only the browser of somebody who is signed in can have it (ledger A8, A10).
 */
export function showGarageLink(header: HTMLElement): void {
  const { garagePath = GARAGE.path, garageTitle = GARAGE.title } = header.dataset;
  const link = (className: string): HTMLAnchorElement => {
    const made = document.createElement('a');
    made.href = `/${garagePath}`;
    made.className = className;
    if (window.location.pathname === made.pathname) made.setAttribute('aria-current', 'page');
    return made;
  };
  const icon = link('site-header__link site-header__garage min-w-11 justify-center');
  const name = document.createElement('span');
  name.className = 'sr-only';
  name.textContent = garageTitle;
  icon.append(drawing(), name);
  const menu = header.querySelector('.site-header__menu');
  const tools = header.querySelector('.site-header__tools');
  tools?.insertBefore(icon, menu);
  const list = menu?.querySelector('.site-header__panel > ul');
  if (list == null) return;
  const line = document.createElement('li');
  const row = link(ROW);
  row.textContent = garageTitle;
  line.append(row);
  list.prepend(line);
}

/** Drawn here: a page has only those drawings that it was sent with. */
function drawing(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const look = { 'aria-hidden': 'true', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75' };
  for (const [attribute, value] of Object.entries(look)) svg.setAttribute(attribute, value);
  svg.setAttribute('class', 'size-5 flex-none');
  path.setAttribute('d', ICON_PATHS.user);
  svg.append(path);
  return svg;
}
