import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { LostRoad } from './lost-road.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The body type drawn beside the text. */
  readonly body?: string;
  /** 2 within another page. */
  readonly headingLevel?: 1 | 2;
}

/** A page with one message and some links: nothing found, something went wrong. */
export function MessagePage({ title, text, links, body = 'suv', headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-[clamp(3.5rem,8vw,7rem)] md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
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
      <LostRoad body={body} />
    </div>
  );
}
