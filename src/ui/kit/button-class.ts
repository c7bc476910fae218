const SHARED =
  'inline-flex min-h-(--tenant-control-height) cursor-pointer items-center justify-center gap-2 rounded-button border-[1.5px] px-5.5 py-2.5 text-center text-base/tight font-semibold transition-colors active:translate-y-px';

const LOOKS = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  outline: 'border-link bg-transparent text-link hover:bg-tint',
  // For what cannot be undone. Its colours are the platform's, so that they are as readable on every site.
  danger: 'border-bad bg-bad text-white hover:border-bad-hover hover:bg-bad-hover',
  plain: 'border-line bg-surface text-ink hover:border-line-strong',
  accent: 'border-accent bg-accent text-on-accent hover:brightness-95',
  // A dark accent needs a border to be visible on a dark ground.
  accentOnDark: 'border-white/25 bg-accent text-on-accent hover:border-white/60',
  // For the one action of a dark band.
  markOnDark: 'border-mark-on-dark bg-mark-on-dark text-on-mark-on-dark hover:brightness-95',
  light: 'border-white bg-white text-ink hover:border-white/90 hover:bg-white/90',
  ghost: 'border-white/65 bg-black/35 text-white hover:border-white hover:bg-black/50',
} as const;

/** How prominent a button is. One primary per view; accent, light and ghost are for pictures and dark grounds. */
export type ButtonVariant = keyof typeof LOOKS;

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = (look: ButtonVariant): string => `${SHARED} ${LOOKS[look]}`;
