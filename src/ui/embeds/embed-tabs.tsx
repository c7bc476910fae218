import type { EmbedSize } from '#src/rules/embeds/embed.ts';
import { LinkTabs } from './link-tabs.tsx';
import { OutsideFrame } from './outside-frame.tsx';

interface Props {
  readonly label: string;
  readonly services: readonly { readonly name: string; readonly url: string }[];
  /** The index of the service that is open. */
  readonly chosen: number;
  readonly size: EmbedSize;
}

/** Pages of other websites; the address says which one is open (ledger L13). */
export const EmbedTabs = ({ label, services, chosen, size }: Props) => (
  <LinkTabs
    label={label}
    chosen={chosen}
    tabs={services.map(({ name, url }) => ({ name, panel: <OutsideFrame title={name} url={url} size={size} /> }))}
  />
);
