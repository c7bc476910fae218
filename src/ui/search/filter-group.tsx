import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { useOnceOpen } from './use-once-open.ts';
import { useHasBeenOpen, WhenOpen } from './when-open.tsx';

interface Props {
  readonly label: string;
  readonly chosen: number;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A group of the filter panel: a native disclosure with its title as summary. */
export function FilterGroup({ label, chosen, startsOpen, children }: Props) {
  const opens = useOnceOpen(startsOpen);
  const [fold, isOpen, onToggle] = useHasBeenOpen(opens);
  return (
    <details ref={fold} className="filters__group" open={opens} onToggle={onToggle}>
      <summary className="flex min-h-13 items-center gap-3 font-[650]">
        {label}
        {chosen > 0 && <span className="ms-auto text-sm font-semibold text-link">{chosen} selected</span>}
        <Icon name="down" className={`filters__arrow size-4.5 ${chosen > 0 ? '' : 'ms-auto'}`} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend could not be the disclosure's own title. */}
      <div role="group" aria-label={label} className="pb-5">
        <WhenOpen isOpen={isOpen}>{children}</WhenOpen>
      </div>
    </details>
  );
}
