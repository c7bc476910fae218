import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { views } from './views.ts';

export { changeField } from './change-field.ts';

/** Hydrates an island's HTML; resolves when its handlers work. */
export function hydrate(place: HTMLElement, name: string, props: object): Promise<void> {
  const View = views.get(name) as ComponentType<object> | undefined;
  if (View === undefined) return Promise.reject(new Error(`No file declares the island “${name}”.`));
  return new Promise((resolve) => {
    hydrateRoot(place, <Started onStart={resolve}>{createElement(View, props)}</Started>, { identifierPrefix: place.id });
  });
}

function Started({ onStart, children }: { readonly onStart: () => void; readonly children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}
