import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

const GROUNDS = {
  dark: { band: 'on-dark bg-dark', quiet: 'text-on-dark-2', button: 'accentOnDark' },
  accent: { band: 'bg-accent text-on-accent [--focus-ring:var(--tenant-on-accent)]', quiet: '', button: 'primary' },
  tint: { band: 'bg-tint-2 text-on-tint', quiet: '', button: 'plain' },
} as const;

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
  readonly ground: keyof typeof GROUNDS;
}

export function CallToAction({ heading, text, link, ground }: Props) {
  const { band, quiet, button } = GROUNDS[ground];
  return (
    <section className="section">
      <div className="wrap">
        <div
          className={`flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-panel p-[clamp(1.625rem,4vw,3.5rem)] ${band}`}
        >
          <div className="max-w-[40rem]">
            <h2>{heading}</h2>
            {text !== '' && <p className={`mt-3 text-lg ${quiet}`}>{text}</p>}
          </div>
          <SiteLink href={link.href} className={buttonClass(button)}>
            {link.label}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
