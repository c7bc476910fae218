import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';

interface Props {
  readonly text: string;
  readonly look?: 'plain' | 'good' | 'warn' | 'bad';
  readonly icon: IconName;
  /** Whether its first sentence stands out. */
  readonly isLead?: boolean;
  /** How it is announced when it comes up. */
  readonly role?: 'alert' | 'status';
  /** Whether it is focused once the page is there. */
  readonly isFocused?: boolean;
  /** For one that the page's script brings up when this happens. */
  readonly when?: 'offline' | 'failed';
  readonly className?: string;
}

/** A message in a box of its own. */
export function Note({ text, look = 'plain', icon, isLead = false, role, isFocused = false, when, className = '' }: Props) {
  const [, lead, rest] = (isLead ? /^(.+?\.) (.+)$/s.exec(text) : null) ?? [null, null, text];
  return (
    <div
      role={role}
      tabIndex={isFocused || when !== undefined ? -1 : undefined}
      hidden={when !== undefined}
      data-when={when}
      data-look={look}
      className={`note ${className}`}
      {...(isFocused ? { autoFocus: true } : {})}
    >
      <Icon name={icon} className="mt-px size-5" />
      <p>
        {lead !== null && <strong>{lead} </strong>}
        {rest}
      </p>
    </div>
  );
}
