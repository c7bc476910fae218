import type { ReactNode } from 'react';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly ground: 'plain' | 'sunk';
  readonly children: ReactNode;
}

export function EmbedSection({ heading, text, isTitle, ground, children }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap grid gap-6">
        <div>
          <Heading>{heading}</Heading>
          {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
