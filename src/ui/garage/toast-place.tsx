import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { type Toast, toasts } from './toasts.ts';

/** Where a toast stands. The place itself is always there, so that screen readers notice what comes into it. */
export function ToastPlace() {
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
      {toast !== null && <ToastFace key={toast.text} toast={toast} />}
    </div>
  );
}

/** How a toast looks. */
export function ToastFace({ toast: { text, link } }: { readonly toast: Toast }) {
  return (
    <div className="pointer-events-auto flex max-w-lg items-center gap-4 rounded-control bg-ink py-1.5 ps-5 pe-2 text-white shadow-pop transition-all duration-220 [--focus-ring:#fff] starting:translate-y-3 starting:opacity-0">
      <p className="py-2 text-[0.9375rem]/snug">{text}</p>
      {link !== null && (
        <Link
          to={link.href}
          onClick={toasts.clear}
          className="flex min-h-11 flex-none items-center rounded-control px-3 text-[0.9375rem] font-semibold underline underline-offset-4"
        >
          {link.label}
        </Link>
      )}
    </div>
  );
}
