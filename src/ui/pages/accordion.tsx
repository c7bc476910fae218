import { Icon } from '../icon.tsx';
import { Section } from '../section.tsx';
import { SiteLink } from '../site-link.tsx';

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

/** Questions that open in place, without script; a browser's search for words finds the answers too. */
export function Accordion({ heading, text, items, ground }: Props) {
  return (
    <Section heading={heading} text={text} ground={ground}>
      <div className="accordion max-w-[52rem]">
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
    </Section>
  );
}
