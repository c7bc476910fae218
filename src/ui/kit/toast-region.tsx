import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts.ts';

const ToastFace = lazy(async () => ({ default: (await import('./toast-face.tsx')).ToastFace }));

/** The live region of the toasts. It is always in the page, so that screen readers announce what appears in it. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-40 flex justify-center px-5 lg:bottom-8"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.letGo}
      onFocus={toasts.hold}
      onBlur={toasts.letGo}
    >
      {toast !== null && (
        <Suspense>
          <ToastFace key={toast.text} toast={toast} />
        </Suspense>
      )}
    </div>
  );
}
