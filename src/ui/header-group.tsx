import type { MouseEvent, PointerEvent } from 'react';
import type { MenuPanel } from '#src/use-cases/menu-types.ts';
import type { SiteDress } from '#src/use-cases/page-types.ts';
import { HeaderPanel } from './header-panel.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly panel: MenuPanel;
  readonly opensOn: SiteDress['menusOpenOn'];
  readonly onToggle: () => void;
}

/**
 * A label of the header with its panel of links: a native disclosure, so it works by keys, by touch and without script. Where the site
 * says so it opens under a mouse pointer already.
 */
export function HeaderGroup({ panel, opensOn, onToggle }: Props) {
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
        {panel.label}
        <Icon name="down" className="site-header__arrow size-4" />
      </summary>
      <HeaderPanel panel={panel} />
    </details>
  );
}
