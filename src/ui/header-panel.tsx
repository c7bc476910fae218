import type { MenuPanel, PanelLink } from '#src/use-cases/menu-types.ts';
import { HeaderLink } from './header-link.tsx';
import { Icon } from './icon.tsx';

/** Above this many links a panel is as wide as the page. */
const MANY = 14;

/** What a label of the header opens: a short list under it, or for models, makes and long lists a panel over the page's whole width. */
export function HeaderPanel({ panel: { look, parts, all } }: { readonly panel: MenuPanel }) {
  const count = parts.reduce((sum, { links }) => sum + links.length, 0);
  const isWide = look !== 'links' || count > MANY;
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
                    <Shown link={link} />
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

function Shown({ link: { label, note, logo, picture } }: { readonly link: PanelLink }) {
  if (note === undefined && logo === undefined && picture === undefined) return label;
  return (
    <>
      {picture !== undefined && <img src={picture} alt="" width={84} height={56} loading="lazy" decoding="async" />}
      {logo !== undefined && <img src={logo} alt="" width={28} height={28} loading="lazy" decoding="async" />}
      <span>{label}</span>
      {note !== undefined && <small> {note}</small>}
    </>
  );
}
