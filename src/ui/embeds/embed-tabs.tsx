import { useId } from 'react';
import type { EmbedSize } from '#src/rules/embeds/embed.ts';
import { OutsideFrame } from './outside-frame.tsx';

interface Props {
  readonly label: string;
  readonly services: readonly { readonly name: string; readonly url: string }[];
  /** The index of the service that is open. */
  readonly chosen: number;
  readonly size: EmbedSize;
}

/**
 * Pages of other websites; the address says which one is open (ledger L13). Without script these are links to the page itself; with
 * script the element makes tabs of them. The other pages are in templates, which load nothing.
 */
export function EmbedTabs({ label, services, chosen, size }: Props) {
  const id = useId();
  const frame = ({ name, url }: Props['services'][number]) => <OutsideFrame title={name} url={url} size={size} />;
  return (
    <fc-embed-tabs className="block">
      <nav aria-label={label} className="mb-5 flex flex-wrap gap-x-2 border-b border-line">
        {services.map(({ name }, place) => (
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
      <div id={`${id}-panel`}>{services[chosen] !== undefined && frame(services[chosen])}</div>
      {services.map((service) => (
        <template key={service.name}>{frame(service)}</template>
      ))}
    </fc-embed-tabs>
  );
}
