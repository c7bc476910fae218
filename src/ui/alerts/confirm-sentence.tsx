import { CONFIRM_HOURS } from '#src/rules/alerts/alert-limits.ts';

/** Where the email went whose button starts an alert, and how long it works. */
export const ConfirmSentence = ({ email }: { readonly email: string }) => (
  <>
    We’ve emailed <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. The alert starts when you press the
    button in it, within {CONFIRM_HOURS} hours.
  </>
);
