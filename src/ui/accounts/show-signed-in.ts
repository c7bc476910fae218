import { showGarageLink } from './show-garage-link.ts';

/** What a page has only in the browser of somebody who is signed in: the way to their own page, and their tow car where caravans are matched. */
export function showSignedIn(header: HTMLElement): void {
  showGarageLink(header);
  if (document.querySelector('fc-tow') !== null)
    import('#src/ui/tow/own-tow-car.ts').then(({ agreeOnTowCar }) => agreeOnTowCar()).catch(() => {});
}
