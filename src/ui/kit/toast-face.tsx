import type { Toast } from './toasts.ts';

/** A toast. Without one it is the pattern that the browser fills in. */
export const ToastFace = ({ toast }: { readonly toast?: Toast }) => (
  <div className="pointer-events-auto flex max-w-lg items-center gap-4 rounded-control bg-ink px-5 py-1.5 text-white has-[a]:pe-2 shadow-pop transition-[translate,opacity] duration-220 [--focus-ring:#fff] starting:translate-y-3 starting:opacity-0">
    <p className="py-2 text-[0.9375rem]/snug">
      <strong className="block empty:hidden">{toast?.title}</strong>
      <span>{toast?.text}</span>
    </p>
    {toast?.link !== null && (
      <a
        href={toast?.link.href}
        className="flex min-h-11 flex-none items-center rounded-control px-3 text-[0.9375rem] font-semibold underline underline-offset-4"
      >
        {toast?.link.label}
      </a>
    )}
  </div>
);
