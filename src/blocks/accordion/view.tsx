import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

interface Question {
  readonly question: string;
  readonly answer: readonly string[];
  readonly link: { readonly label: string; readonly href: string } | null;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly Question[];
  readonly ground: 'plain' | 'sunk';
}

/** Questions that open in place without script; the browser's find-in-page searches the answers too. */
export function Accordion({ heading, text, items, ground }: Props) {
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap questions">
        <div>
          <h2>{heading}</h2>
          {text !== '' && <p className="mt-2 max-w-[40ch] text-ink-2">{text}</p>}
        </div>
        <div className="accordion">
          {items.map(({ question, answer, link }) => (
            <details key={question}>
              <summary>
                <h3 className="text-lg">{question}</h3>
                <Icon name="down" className="size-5 text-link" />
              </summary>
              <div className="grid max-w-[68ch] gap-3 pb-6 text-ink-2">
                {answer.map((words) => (
                  <p key={words}>{words}</p>
                ))}
                {link !== null && (
                  <p>
                    <SiteLink href={link.href} className="font-semibold text-link underline underline-offset-4">
                      {link.label}
                    </SiteLink>
                  </p>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
