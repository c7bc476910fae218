import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly heading: string | null;
  /** 1 when the heading is the page's title. */
  readonly headingLevel?: 1 | 2;
  readonly text?: string | null;
  readonly link?: { readonly label: string; readonly href: string } | null;
  readonly ground?: 'plain' | 'sunk';
  readonly children: ReactNode;
}

export function Section({ heading, headingLevel = 2, text = null, link = null, ground = 'plain', children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        {heading !== null && (
          <div className="mb-[clamp(1.25rem,2.4vw,2.25rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
            <div>
              <Heading>{heading}</Heading>
              {text !== null && text !== '' && <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>}
            </div>
            {link !== null && <MoreLink {...link} about={heading} />}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

function MoreLink({ label, href, about }: { readonly label: string; readonly href: string; readonly about: string }) {
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
    >
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="arrow" className="size-4" />
    </SiteLink>
  );
}
