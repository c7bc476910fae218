/** The roles that a colour can have on a page. Components name a role, never a colour. */
export type Role =
  | 'bg'
  | 'surface'
  | 'sunk'
  | 'ink'
  | 'ink-2'
  | 'line'
  | 'line-strong'
  | 'primary'
  | 'on-primary'
  | 'primary-hover'
  | 'link'
  | 'tint'
  | 'tint-2'
  | 'tint-3'
  | 'on-tint'
  | 'accent'
  | 'on-accent'
  | 'accent-text'
  | 'accent-tint'
  | 'on-accent-tint'
  | 'focus'
  | 'dark'
  | 'dark-2'
  | 'on-dark'
  | 'on-dark-2';

export type Roles = Readonly<Record<Role, string>>;
