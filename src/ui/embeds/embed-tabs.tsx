import { type KeyboardEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { EmbedSize } from '#src/rules/embeds/embed.ts';
import { chosenTab } from '#src/rules/embeds/embed.ts';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';
import { OutsideFrame } from './outside-frame.tsx';
import { tabAfterKey } from './tab-after-key.ts';

interface Props {
  readonly label: string;
  readonly services: readonly { readonly name: string; readonly url: string }[];
  readonly size: EmbedSize;
}

/**
 * Pages of other websites; the address says which one is open (ledger L13). Without script these are links to the page itself.
 * With script they are tabs: keys move between them, and choosing one replaces the address.
 */
export function EmbedTabs({ label, services, size }: Props) {
  const [params] = useSearchParams();
  const isReady = useIsReady();
  const id = useId();
  const names = services.map(({ name }) => name);
  const at = chosenTab(names, params.get('tab'));
  const chosen = services[at];
  return (
    <div>
      <nav
        aria-label={label}
        role={isReady ? 'tablist' : undefined}
        onKeyDown={moveAlong}
        className="mb-5 flex flex-wrap gap-x-2 border-b border-line"
      >
        {names.map((name, place) => (
          <Link
            key={name}
            id={`${id}-tab-${place}`}
            to={`?${new URLSearchParams({ tab: name })}`}
            replace
            preventScrollReset
            className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-4 font-semibold ${place === at ? 'border-link text-link' : 'border-transparent text-ink-2 hover:text-ink'}`}
            {...(isReady ? tab(place === at, `${id}-panel`) : { 'aria-current': place === at })}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div id={`${id}-panel`} {...(isReady && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${at}` })}>
        {chosen !== undefined && <OutsideFrame title={chosen.name} url={chosen.url} size={size} />}
      </div>
    </div>
  );
}

const tab = (isChosen: boolean, panel: string) => ({
  role: 'tab',
  'aria-selected': isChosen,
  'aria-controls': panel,
  tabIndex: isChosen ? 0 : -1,
});

/** Arrows, Home and End move between the tabs without opening them, since each loads another website; Enter and Space open. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = tabAfterKey(event.key, at, tabs.length);
  if (to === null && event.key !== ' ') return;
  event.preventDefault();
  if (to === null) tabs[at]?.click();
  else tabs[to]?.focus();
}
