import { type MenuContent, type MenuLink, menuFor } from '#src/site/menu.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type MenuPanel, menuLists, type PanelLink } from './menu-lists.ts';

export interface ShownMenu {
  readonly header: readonly (Pick<MenuLink, 'label' | 'href'> | MenuPanel)[];
  readonly strip: readonly Pick<MenuLink, 'label' | 'href'>[];
  readonly footer: readonly { readonly heading: string; readonly links: readonly PanelLink[] }[];
}

/** How many links of a list the footer shows. */
const FOOTER_LINKS = 8;

/** A site's menus with their lists filled from its stock and models (ledger N1); a menu without links is left out. */
export function menuView(context: Pick<PageContext, 'site' | 'showroom' | 'images'>): ShownMenu {
  const menu = menuFor(context.site.menu, context.site.switches);
  return {
    header: menu.header.flatMap((item): ShownMenu['header'] => {
      if ('href' in item) return [plain(item)];
      const panel = panelOf(context, item);
      return panel.parts.length === 0 ? [] : [{ label: item.label, ...panel }];
    }),
    strip: menu.strip.map(plain),
    footer: menu.footer.flatMap(({ heading, ...content }) => {
      const { parts, all } = panelOf(context, content);
      const links = onceEach(parts.flatMap((part) => part.links));
      const shown = 'lists' in content ? links.slice(0, FOOTER_LINKS) : links;
      return shown.length === 0 ? [] : [{ heading, links: [...shown.map(plain), ...(all === null ? [] : [all])] }];
    }),
  };
}

function panelOf(context: Parameters<typeof menuView>[0], content: MenuContent): Omit<MenuPanel, 'label'> {
  const own =
    content.links === undefined || content.links.length === 0 ? [] : [{ heading: null, links: content.links.map(plain) }];
  if (content.lists === undefined) return { look: 'links', parts: own, all: null };
  const listed = menuLists[content.lists](context);
  return { ...listed, parts: [...listed.parts, ...own] };
}

const plain = ({ label, href }: PanelLink): PanelLink => ({ label, href });

/** A model can be in several groups of a panel. */
const onceEach = (links: readonly PanelLink[]) => [...new Map(links.map((link) => [link.href, link])).values()];
