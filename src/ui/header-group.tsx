import type { MenuPanel } from '#src/use-cases/menu-types.ts';
import type { SiteDress } from '#src/use-cases/page-types.ts';
import { HeaderPanel } from './header-panel.tsx';
import { Icon } from './icon.tsx';
import { underPointer } from './under-pointer.ts';

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
  return (
    <details name="header-menu" className="site-header__group" onToggle={onToggle} {...(opensOn === 'hover' ? underPointer : {})}>
      <summary className="site-header__link gap-1">
        {panel.label}
        <Icon name="down" className="site-header__arrow size-4" />
      </summary>
      <HeaderPanel panel={panel} />
    </details>
  );
}
