import { Icon } from '#src/ui/kit/icon.tsx';
import type { MenuPanel, PanelLink } from '#src/views/site/menu-lists.ts';
import { HeaderLink } from './header-link.tsx';

/** Above this many links a panel is as wide as the page. */
const MANY = 14;
/** Above this many makes they are shown side by side. */
const FEW = 7;

/** The panel of a header label: a short list below it, or for models, makes and long lists a panel as wide as the page. */
export function HeaderPanel({ panel: { look, parts, all } }: { readonly panel: MenuPanel }) {
  const count = parts.reduce((sum, { links }) => sum + links.length, 0);
  const isWide = look === 'models' || count > (look === 'brands' ? FEW : MANY);
  return (
    <div className={isWide ? 'site-header__mega' : 'site-header__drop'} data-look={look}>
      <div className="header-parts" data-parts={parts.length}>
        {parts.map(({ heading, links }) => (
          <div key={heading} className="header-part">
            {heading !== null && <p className="header-part__heading">{heading}</p>}
            <ul>
              {links.map((link) => (
                <li key={`${link.label} ${link.href}`}>
                  <HeaderLink link={link} className="header-part__link">
                    <Shown link={link} look={look} />
                  </HeaderLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {all !== null && (
        <HeaderLink link={all} className="header-part__link header-part__all">
          {all.label}
          <Icon name="arrow" className="size-4" />
        </HeaderLink>
      )}
    </div>
  );
}

function Shown({ link, look }: { readonly link: PanelLink; readonly look: MenuPanel['look'] }) {
  const { label, note, logo, picture } = link;
  if (note === undefined && look === 'links') return label;
  return (
    <>
      {picture !== undefined && <img src={picture} alt="" width={84} height={56} loading="lazy" decoding="async" />}
      {logo !== undefined && <img src={logo} alt="" width={56} height={28} loading="lazy" decoding="async" />}
      <span className={look === 'brands' && logo === undefined ? 'header-part__wordmark head-type' : undefined}>{label}</span>
      {note !== undefined && <small> {note}</small>}
    </>
  );
}
