import { Icon } from '#src/ui/kit/icon.tsx';
import type { MenuPanel } from '#src/views/site/menu-lists.ts';
import type { SiteShell } from '#src/views/site/site-shell.ts';
import { HeaderPanel } from './header-panel.tsx';

interface Props {
  readonly panel: MenuPanel;
  readonly opensOn: SiteShell['menusOpenOn'];
}

/**
 * A label of the header with its panel of links: a native disclosure, so it works by keyboard, by touch and without script. The
 * menu of models opens on hover on every site (ledger N2), the others if the site says so.
 */
export function HeaderGroup({ panel, opensOn }: Props) {
  const opensOnHover = opensOn === 'hover' || panel.look === 'models';
  return (
    <details name="header-menu" className="site-header__group" data-opens-on={opensOnHover ? 'hover' : undefined}>
      <summary className="site-header__link gap-1">
        {panel.label}
        <Icon name="down" className="site-header__arrow size-4" />
      </summary>
      <HeaderPanel panel={panel} />
    </details>
  );
}
