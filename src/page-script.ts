import { defineIslands } from '#src/islands/island-element.ts';
import { checkStoredPages } from '#src/ui/accounts/check-stored-pages.ts';
import { followWanted } from '#src/ui/accounts/follow-wanted.ts';
import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import { reloadOnAddressChange } from '#src/ui/kit/address-change.ts';
import { leaveOverlayEntry } from '#src/ui/kit/overlay-entry.ts';
import { layOutRest } from '#src/ui/site/lay-out-rest.ts';
import { countPhoneClicks } from '#src/ui/site/phone-clicks.ts';
import { fetchPhoneFonts } from '#src/ui/site/phone-fonts.ts';

/** The files of the islands, each a chunk of its own, by the island's name. */
const code = new Map(
  Object.entries(import.meta.glob(['./ui/**/*.island.tsx', './blocks/**/*.island.tsx'])).map(([file, load]) => [
    /\/([^/]+)\.island\.tsx$/.exec(file)?.[1],
    load,
  ]),
);

// Custom elements without React: small enough to be on every page.
import.meta.glob(['./ui/**/*.element.ts', './blocks/**/*.element.ts'], { eager: true });

const header = document.getElementById('site-header');
if (header !== null && isSignedIn())
  import('#src/ui/accounts/show-signed-in.ts').then(
    (code) => code.showSignedIn(header),
    () => {},
  );
checkStoredPages().catch(() => {});
followWanted();
countPhoneClicks(document);
leaveOverlayEntry();
reloadOnAddressChange();
fetchPhoneFonts(document);
layOutRest(document);
defineIslands(async (name) => {
  const load = code.get(name);
  if (load === undefined) throw new Error(`No file is called ${name}.island.tsx.`);
  await load();
});
