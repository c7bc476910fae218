import { isSignedIn } from '#src/ui/accounts/is-signed-in.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { fillField } from './form-values.ts';
import { OwnDetails } from './own-details.ts';
import { rememberedDetails } from './remembered-details.ts';

const ownDetails = new OwnDetails({ isSignedIn, fetch: (address) => fetch(address) });

/**
 * Fills in what is known of the visitor, wherever nothing was typed yet: what the browser remembers, or the details of the account that is
 * signed in (ledger L10, A10).
 */
export async function fillInDetails(form: HTMLFormElement): Promise<void> {
  const remembered = rememberedDetails(browserStorage());
  const details = isSignedIn() ? await ownDetails.fillIn(remembered) : remembered;
  for (const [name, value] of Object.entries(details)) fillField(form, name, value);
}

/** The same once the form is seen: forms in dialogs that stay closed ask the server for nothing. */
export function fillInWhenSeen(form: HTMLFormElement): void {
  if (!isSignedIn()) return void fillInDetails(form);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void fillInDetails(form);
  });
  observer.observe(form);
}
