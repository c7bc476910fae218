import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

const GROUNDS = {
  plain: { band: '', text: 'text-ink-2', looks: ['primary', 'plain'] },
  tint: { band: 'bg-tint-2', text: 'text-ink', looks: ['primary', 'plain'] },
  dark: { band: 'on-dark bg-dark', text: 'text-on-dark-2', looks: ['markOnDark', 'ghost'] },
} as const satisfies Record<string, { band: string; text: string; looks: readonly [ButtonVariant, ButtonVariant] }>;

interface Props {
  readonly heading: string;
  /** 2 when it does not open its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly picture: PictureView | null;
  readonly ground: keyof typeof GROUNDS;
}

/** A page's heading in a band, with links and perhaps a vehicle that rests on the band's lower edge. */
export function PageHead({ heading, headingLevel = 1, text, links, picture, ground }: Props) {
  const { band, text: quiet, looks } = GROUNDS[ground];
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`page-head ${band}`} data-picture={picture === null ? undefined : ''}>
      <div className="wrap page-head__row">
        <div className="page-head__words">
          <Heading>{heading}</Heading>
          {text !== '' && <p className={`mt-4 max-w-[52ch] text-lg ${quiet}`}>{text}</p>}
          {links.length > 0 && (
            <div className="mt-7 flex flex-wrap gap-3">
              {links.map(({ label, href }, at) => (
                <SiteLink key={href} href={href} className={buttonClass(looks[at] ?? looks[1])}>
                  {label}
                </SiteLink>
              ))}
            </div>
          )}
        </div>
        {picture !== null && (
          <img
            src={picture.src}
            srcSet={srcSetOf(picture)}
            sizes={picture.widths === null ? undefined : phoneSizes('(width >= 900px) 560px, 80vw')}
            alt=""
            width={960}
            height={640}
            fetchPriority={headingLevel === 1 ? 'high' : 'auto'}
            loading={headingLevel === 1 ? 'eager' : 'lazy'}
            decoding="async"
            className="page-head__picture"
          />
        )}
      </div>
    </section>
  );
}
