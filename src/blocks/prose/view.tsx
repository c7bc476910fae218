import { SiteLink } from '#src/ui/kit/site-link.tsx';

interface Part {
  readonly heading: string;
  readonly text: readonly string[];
  readonly list: readonly string[];
  readonly link: { readonly label: string; readonly href: string } | null;
}

interface Props {
  readonly heading: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly text: string;
  readonly note: string;
  readonly parts: readonly Part[];
}

/** Plain text at a readable width. */
export function Prose({ heading, isTitle, text, note, parts }: Props) {
  const [Heading, PartHeading] = isTitle ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <section className="section">
      <div className="wrap">
        <div className="max-w-[68ch]">
          <Heading>{heading}</Heading>
          {text !== '' && <p className="mt-4 text-lg text-ink-2">{text}</p>}
          {note !== '' && <p className="mt-6 rounded-panel bg-tint p-4 text-md text-on-tint">{note}</p>}
          {parts.map((part) => (
            <div key={`${part.heading} ${part.text[0] ?? ''}`} className="mt-9 grid gap-3">
              {part.heading !== '' && <PartHeading className="text-h3">{part.heading}</PartHeading>}
              {part.text.map((words) => (
                <p key={words}>{words}</p>
              ))}
              {part.list.length > 0 && (
                <ul className="grid list-disc gap-1.5 ps-6">
                  {part.list.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
              {part.link !== null && (
                <p>
                  <SiteLink href={part.link.href} className="font-semibold text-link underline underline-offset-4">
                    {part.link.label}
                  </SiteLink>
                </p>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
