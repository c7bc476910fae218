import { type ReactNode, useId } from 'react';

interface Tab {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Sections under tabs: arrows, Home and End open the next. Without script, and on paper, they are shown one below another with
 * their titles.
 */
export function VehicleTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId();
  return (
    <fc-tabs className="tabs">
      <div role="tablist" aria-label={label} className="tabs__list">
        {tabs.map(({ title }, at) => (
          <button
            key={title}
            type="button"
            data-press=""
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === 0}
            aria-controls={`${id}-panel-${at}`}
            tabIndex={at === 0 ? 0 : -1}
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
          data-open={at === 0 ? '' : undefined}
          className="tabs__panel"
        >
          <h2 className="tabs__title mb-4">{title}</h2>
          {content}
        </div>
      ))}
    </fc-tabs>
  );
}
