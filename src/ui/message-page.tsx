import { buttonClass } from './button-class.ts';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** 2 where it stands within another page. */
  readonly headingLevel?: 1 | 2;
}

/** A page that says one thing and offers ways on: nothing found, something went wrong. */
export function MessagePage({ title, text, links, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="wrap py-[clamp(4rem,10vw,8rem)]">
      <div className="max-w-[40rem]">
        <Heading className="text-h1">{title}</Heading>
        <p className="mt-4 text-lg text-ink-2">{text}</p>
        {links.length > 0 && (
          <p className="mt-8 flex flex-wrap gap-3">
            {links.map(({ label, href }, at) => (
              <SiteLink key={href} href={href} className={buttonClass(at === 0 ? 'primary' : 'plain')}>
                {label}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
