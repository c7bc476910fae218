import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { tabAfterKey } from '../embeds/tab-after-key.ts';

interface Tab {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Sections under tabs: arrows, Home and End open the next. Without script, and on paper, they are shown one below another with
 * their titles.
 */
export function VehicleTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = tabAfterKey(event.key, open, tabs.length);
    if (to === null) return;
    event.preventDefault();
    setOpen(to);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move} className="tabs__list">
        {tabs.map(({ title }, at) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === open}
            aria-controls={`${id}-panel-${at}`}
            tabIndex={at === open ? 0 : -1}
            onClick={() => setOpen(at)}
            className="tabs__tab"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, at) => (
        <div
          key={title}
          id={`${id}-panel-${at}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${at}`}
          data-open={at === open ? '' : undefined}
          className="tabs__panel"
        >
          <h2 className="tabs__title mb-4">{title}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
