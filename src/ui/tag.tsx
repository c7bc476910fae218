import type { CardView } from '#src/use-cases/page-types.ts';

type Shown = NonNullable<CardView['tag']>;

const LOOKS: Readonly<Record<Shown['kind'], string>> = {
  sold: 'bg-ink text-white',
  reserved: 'bg-ink text-white',
  comingSoon: 'bg-accent text-on-accent',
  custom: 'bg-accent text-on-accent',
  new: 'bg-primary text-on-primary',
  certified: 'bg-surface text-link border border-line',
  electric: 'bg-surface text-ink border border-line',
  hybrid: 'bg-surface text-ink border border-line',
};

/** The one tag a vehicle wears. */
export function Tag({ tag }: { readonly tag: Shown }) {
  return (
    <span
      className={`inline-flex h-6.5 items-center rounded-tag px-2.5 text-xs font-[650] tracking-[0.01em] whitespace-nowrap ${LOOKS[tag.kind]}`}
    >
      {tag.text}
    </span>
  );
}
