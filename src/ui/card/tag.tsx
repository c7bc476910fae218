import type { CardView } from '#src/views/card/card-view.ts';

type Shown = NonNullable<CardView['tag']>;

const LOOKS: Readonly<Record<Shown['kind'], string>> = {
  sold: 'bg-ink text-white',
  reserved: 'bg-ink text-white',
  comingSoon: 'bg-accent text-on-accent',
  custom: 'bg-accent text-on-accent',
  new: 'bg-primary text-on-primary',
  certified: 'bg-surface text-link',
  electric: 'bg-surface text-ink',
  hybrid: 'bg-surface text-ink',
};
/** White tags need a border when they are beside text instead of on a photo. */
const WHITE: readonly Shown['kind'][] = ['certified', 'electric', 'hybrid'];

interface Props {
  readonly tag: Shown;
  readonly isOnPhoto?: boolean;
}

export function Tag({ tag, isOnPhoto = true }: Props) {
  // At normal priority React would preload the badge, and browsers warn about a preload that is used late.
  if (tag.imageUrl !== undefined)
    return <img src={tag.imageUrl} alt={tag.text} height={30} loading="lazy" fetchPriority="low" className="h-7.5 w-auto" />;
  const edge = !isOnPhoto && WHITE.includes(tag.kind) ? 'border border-line' : '';
  return (
    <span
      className={`inline-flex h-6.5 items-center rounded-tag px-2.5 text-xs font-[650] tracking-[0.01em] whitespace-nowrap ${edge} ${LOOKS[tag.kind]}`}
    >
      {tag.text}
    </span>
  );
}
