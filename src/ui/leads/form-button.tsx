import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import type { FormLink } from '#src/views/leads/form-view.ts';

interface Props {
  readonly form: FormLink;
  readonly look: ButtonVariant;
  readonly className?: string;
}

/**
 * A button that leads to a form about a vehicle: to its own page, or with script to a dialog over this page, which is made from that
 * page (ledger V22).
 */
export function FormButton({ form, look, className = '' }: Props) {
  return (
    <fc-form-link className="contents">
      {/* The element marks the link, if it is part of an island perhaps before React takes it over. */}
      <a href={form.href} className={`form-link ${buttonClass(look)} ${className}`} suppressHydrationWarning>
        {form.label}
      </a>
    </fc-form-link>
  );
}
