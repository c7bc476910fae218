import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';

interface Props {
  readonly items: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
}

export function Promises({ items }: Props) {
  return (
    <section aria-label="Why buy here" className="promises wrap py-[clamp(1.75rem,3vw,2.75rem)]">
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon name={icon} className="mt-0.5 size-6 text-link" />
            <div>
              <p className="leading-snug font-semibold">{title}</p>
              <p className="text-md text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
