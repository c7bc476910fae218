import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly panel: ReactNode }[];
  /** The index of the open tab. */
  readonly chosen: number;
}

/**
 * Tabs of which the address says which one is open. Without script they are links to the page itself; with script the element makes tabs of
 * them. The other panels are in templates, which load nothing.
 */
export function LinkTabs({ label, tabs, chosen }: Props) {
  const id = useId();
  return (
    <fc-embed-tabs className="block">
      <nav aria-label={label} className="mb-5 flex flex-wrap gap-x-2 border-b border-line">
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
      <div id={`${id}-panel`}>{tabs[chosen]?.panel}</div>
      {tabs.map(({ name, panel }) => (
        <template key={name}>{panel}</template>
      ))}
    </fc-embed-tabs>
  );
}
