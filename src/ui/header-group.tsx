import type { MouseEvent, PointerEvent } from 'react';
import type { MenuGroup } from '#src/site/menu.ts';
import type { SiteDress } from '#src/use-cases/page-types.ts';
import { HeaderLink } from './header-link.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly group: MenuGroup;
  readonly opensOn: SiteDress['menusOpenOn'];
  readonly onToggle: () => void;
}

/** Beyond this many a panel has two columns. */
const TALL = 7;

/**
 * A label of the header with its panel of links: a native disclosure, so it works by keys, by touch and without script. Where the site
 * says so it opens under a mouse pointer already.
 */
export function HeaderGroup({ group, opensOn, onToggle }: Props) {
  const hovered = (open: boolean) => (event: PointerEvent<HTMLDetailsElement>) => {
    if (opensOn === 'hover' && event.pointerType === 'mouse') event.currentTarget.open = open;
  };
  // The pointer has opened it already: its click must not close it again.
  const clicked = (event: MouseEvent<HTMLDetailsElement>) => {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    const isLabel = event.target instanceof Element && event.target.closest('summary') !== null;
    if (opensOn === 'hover' && pointerType === 'mouse' && isLabel) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys work the disclosure themselves; this only holds a mouse's click back.
    <details
      name="header-menu"
      className="site-header__group"
      onToggle={onToggle}
      onPointerEnter={hovered(true)}
      onPointerLeave={hovered(false)}
      onClick={clicked}
    >
      <summary className="site-header__link gap-1">
        {group.label}
        <Icon name="down" className="site-header__arrow size-4" />
      </summary>
      <div className="site-header__drop">
        <ul className={group.links.length > TALL ? 'grid grid-cols-2 gap-x-6' : ''}>
          {group.links.map((link) => (
            <li key={`${link.label} ${link.href}`}>
              <HeaderLink
                link={link}
                className="flex min-h-11 items-center rounded-control px-3 hover:bg-tint hover:text-link aria-[current=page]:text-link"
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
