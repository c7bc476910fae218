import type { MenuLink } from '#src/site/menu.ts';

/** A link of a panel: with what stands beside its words, where something does. */
export interface PanelLink extends Pick<MenuLink, 'label' | 'href'> {
  /** 'Coming Soon', or how many there are. */
  readonly note?: string;
  /** A make's mark. */
  readonly logo?: string;
  /** A model alone, without a ground. */
  readonly picture?: string;
}

/** Links of a panel that belong together. */
export interface PanelPart {
  /** null where the panel's own label says enough. */
  readonly heading: string | null;
  readonly links: readonly PanelLink[];
}

/** A label of the header that opens a panel. */
export interface MenuPanel {
  readonly label: string;
  readonly look: 'links' | 'models' | 'brands';
  readonly parts: readonly PanelPart[];
  /** A way to the page of all there are; null where the site has none. */
  readonly all: PanelLink | null;
}

/** A site's menus as its pages show them. */
export interface ShownMenu {
  readonly header: readonly (Pick<MenuLink, 'label' | 'href'> | MenuPanel)[];
  readonly strip: readonly Pick<MenuLink, 'label' | 'href'>[];
  readonly footer: readonly { readonly heading: string; readonly links: readonly PanelLink[] }[];
}
