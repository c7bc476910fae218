import { LinkTabs } from '#src/ui/embeds/link-tabs.tsx';
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
export const ColumnTabs = ({ heading, text, tabs, chosen, ground }: Props) => (
  <Section heading={heading} text={text} ground={ground}>
    <LinkTabs
      label={heading}
      chosen={chosen}
      tabs={tabs.map(({ name, columns }) => ({ name, panel: <Columns columns={columns} /> }))}
    />
  </Section>
);

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
