import { changeField } from './change-field.ts';
import { type Field, isBox, isField, type Typed, typedIn } from './early-use.ts';

/**
 * Keeps changes of an island's fields from React while it hydrates: it may put a field back to its first value before it looks at the change.
 * `stop` ends that; `replay`, once the island is interactive, tells React of them.
 */
export function keepChanges(island: HTMLElement): { readonly stop: () => void; readonly replay: () => void } {
  const changed = new Map<Field, Typed>();
  const keeping = new AbortController();
  for (const type of ['click', 'input', 'change'])
    island.addEventListener(
      type,
      (event) => {
        const { target } = event;
        // React takes a click on a box for its change, which follows.
        if (!isField(target) || (type === 'click' && !(target instanceof HTMLInputElement && isBox(target)))) return;
        event.stopImmediatePropagation();
        changed.set(target, typedIn(target));
      },
      { capture: true, signal: keeping.signal },
    );
  return {
    stop: () => keeping.abort(),
    replay: () => {
      for (const [field, typed] of changed) if (island.contains(field)) changeField(field, typed);
    },
  };
}
