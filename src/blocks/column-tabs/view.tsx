import { useId } from 'react';
import { Section } from '#src/ui/kit/section.tsx';

interface Column {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly tabs: readonly { readonly name: string; readonly columns: readonly Column[] }[];
  /** The index of the open tab. */
  readonly chosen: number;
  readonly ground: 'plain' | 'sunk';
}

/** Columns under tabs (ledger E1). Without script the tabs are links to the page with another one open. */
export function ColumnTabs({ heading, text, tabs, chosen, ground }: Props) {
  const id = useId();
  return (
    <Section heading={heading} text={text} ground={ground}>
      <fc-embed-tabs className="block">
        <nav aria-label={heading} className="mb-6 flex flex-wrap gap-x-2 border-b border-line">
          {tabs.map(({ name }, place) => (
            <a
              key={name}
              id={`${id}-tab-${place}`}
              href={`?${new URLSearchParams({ tab: name })}`}
              aria-current={place === chosen}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold text-ink-2 hover:text-ink aria-selected:border-link aria-selected:text-link aria-[current=true]:border-link aria-[current=true]:text-link"
            >
              {name}
            </a>
          ))}
        </nav>
        <div id={`${id}-panel`}>
          <Columns columns={tabs[chosen]?.columns ?? []} />
        </div>
        {tabs.map(({ name, columns }) => (
          <template key={name}>
            <Columns columns={columns} />
          </template>
        ))}
      </fc-embed-tabs>
    </Section>
  );
}

function Columns({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {columns.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
