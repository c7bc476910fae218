/** The press that the page's first script holds until islands can answer it. */
declare global {
  interface Window {
    earlyPress?: { readonly target: HTMLElement | null; stop: () => void };
  }
}

/** What an island answers: a button that submits nothing, unless a plain element answers it, and a link that is more than a link. */
export const PRESSED = 'button[type=button]:not([data-plain]), [data-press]';

/** The class of what stands in for a noscript where the script that it waits for does not come; styled as if it were not there. */
export const SHOWN_NOSCRIPT = 'shown-noscript';

/** For the head of a page: holds a press on an island, or on what says so, that is made before the page's script has come. */
export const earlyPressScript = (): string => `(${hold.toString()})(${JSON.stringify([PRESSED, SHOWN_NOSCRIPT])})`;

/** The button that was pressed before the script came, if there is one. From now on islands hold presses themselves. */
export function takeEarlyPress(): HTMLElement | null {
  window.earlyPress?.stop();
  const pressed = window.earlyPress?.target ?? null;
  pressed?.removeAttribute('aria-busy');
  return pressed;
}

/** Uses nothing from outside itself, because its source text is sent to the browser. */
function hold([pressed, shownNoscript]: readonly [pressed: string, shownNoscript: string]): void {
  const held: { target: HTMLElement | null; stop: () => void } = {
    target: null,
    stop: () => document.removeEventListener('click', click, true),
  };
  function click(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null;
    if (button === null || (button.closest('fc-island') === null && button.dataset.press === undefined)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    held.target?.removeAttribute('aria-busy');
    held.target = button;
    button.ariaBusy = 'true';
  }
  document.addEventListener('click', click, true);
  window.earlyPress = held;
  // If the page's script does not come, or cannot run, the page is made what it is without script, and what was pressed is done.
  function lose(): void {
    if (customElements.get('fc-island') !== undefined) return;
    held.stop();
    document.documentElement.dataset.noscript = '';
    for (const hidden of document.querySelectorAll('noscript')) {
      const shown = document.createElement('div');
      shown.className = shownNoscript;
      shown.innerHTML = hidden.textContent;
      hidden.replaceWith(shown);
    }
    held.target?.removeAttribute('aria-busy');
    held.target?.click();
  }
  addEventListener(
    'error',
    (event: Event) => {
      if (!(event instanceof ErrorEvent) && !(event.target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', lose);
      else lose();
    },
    true,
  );
}
