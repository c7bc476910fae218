import { followAddress } from '#src/ui/kit/address-change.ts';

/** Shows another comparison as soon as another model is chosen, and follows Back and Forward. What it shows is the server's own page. */
export function followComparison(element: HTMLElement, signal: AbortSignal): void {
  let shown = window.location.search;
  let turn = 0;
  const show = async (address: URL) => {
    turn += 1;
    const mine = turn;
    element.ariaBusy = 'true';
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector(element.localName);
    if (!answer.ok || next === null) throw new Error('There is no comparison at this address.');
    if (mine !== turn || signal.aborted) return;
    const { id = '' } = document.activeElement ?? {};
    element.replaceChildren(...next.childNodes);
    element.toggleAttribute('data-differences', next.hasAttribute('data-differences'));
    element.removeAttribute('aria-busy');
    shown = address.search;
    if (id !== '') document.getElementById(id)?.focus({ preventScroll: true });
  };

  const choose = (select: HTMLSelectElement) => {
    const address = new URL(window.location.href);
    const { searchParams: query } = address;
    // What is shown is all in the address from now on, so that it can be shared.
    for (const { name, value } of element.querySelectorAll('select')) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    // Another model begins with its first colour (ledger E2).
    query.delete(`${select.name}-colour`);
    window.history.pushState(null, '', address);
    show(address).catch(() => window.location.assign(address));
  };
  const onlyDifferences = (isOnly: boolean) => {
    const address = new URL(window.location.href);
    if (isOnly) address.searchParams.set('differences', '1');
    else address.searchParams.delete('differences');
    element.toggleAttribute('data-differences', isOnly);
    window.history.replaceState(window.history.state, '', address);
    shown = address.search;
  };

  followAddress();
  element.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) choose(target);
      else if (target instanceof HTMLInputElement) onlyDifferences(target.checked);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      if (window.location.search === shown) return;
      show(new URL(window.location.href)).catch(() => window.location.reload());
    },
    { signal },
  );
}
