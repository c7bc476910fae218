import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepChanges } from './keep-changes.ts';
import { views } from './views.ts';

export { changeField } from './change-field.ts';

/**
 * Hydrates an island's HTML; resolves when its handlers work, with what tells it of fields that were changed meanwhile. If its code throws, then or later, the HTML is put back as it was sent, and
 * `onLost` is called.
 */
export function hydrate(place: HTMLElement, name: string, props: object, onLost: () => void): Promise<() => void> {
  const View = views.get(name) as ComponentType<object> | undefined;
  if (View === undefined) return Promise.reject(new Error(`No file declares the island “${name}”.`));
  const sent = place.innerHTML;
  const kept = keepChanges(place);
  return new Promise((resolve, reject) => {
    const start = () => {
      kept.stop();
      resolve(kept.replay);
    };
    const root = hydrateRoot(place, <Started onStart={start}>{createElement(View, props)}</Started>, {
      identifierPrefix: place.id,
      onUncaughtError: (error) => {
        console.error(error);
        kept.stop();
        // React empties the island; it must have ended before the island is filled again.
        setTimeout(() => {
          root.unmount();
          place.innerHTML = sent;
          onLost();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      },
    });
  });
}

function Started({ onStart, children }: { readonly onStart: () => void; readonly children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}
