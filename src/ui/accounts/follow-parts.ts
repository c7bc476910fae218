/** How far down the window a part must have come to be the current one. */
const LINE = 0.35;

/** Marks the part of the page that is being read in its list of parts. */
export function followParts(root: HTMLElement, signal: AbortSignal): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.garage-nav a')];
  const parts = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (parts.length === 0) return;
  let waits = false;
  const mark = () => {
    waits = false;
    const now = currentPart(parts);
    for (const link of links) {
      const isCurrent = link.hash === `#${now?.id}`;
      if (isCurrent === link.hasAttribute('aria-current')) continue;
      if (isCurrent) showIn(link);
      else link.removeAttribute('aria-current');
    }
  };
  const markSoon = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(mark);
  };
  for (const event of ['scroll', 'resize', 'hashchange'] as const)
    window.addEventListener(event, markSoon, { signal, passive: true });
  mark();
}

function currentPart(parts: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  // The last parts may never come to the top: the one that was jumped to is current while it is seen.
  const wanted = parts.find(({ id }) => `#${id}` === window.location.hash);
  if (isAtEnd) return wanted !== undefined && top(wanted) >= 0 ? wanted : parts.at(-1);
  return parts.findLast((part) => top(part) <= innerHeight * LINE) ?? parts[0];
}

const top = (part: HTMLElement): number => part.getBoundingClientRect().top;

/** On a phone the list is a row that scrolls. */
function showIn(link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'location');
  const nav = link.closest('nav');
  if (nav !== null && nav.scrollWidth > nav.clientWidth) nav.scrollTo({ left: link.offsetLeft - nav.offsetLeft - 16 });
}
