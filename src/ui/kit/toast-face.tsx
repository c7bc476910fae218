import { Link } from 'react-router';
import { type Toast, toasts } from './toasts.ts';

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
