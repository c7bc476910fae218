import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { InsteadOfAlert } from '#src/views/alerts/alert-form-view.ts';

interface Props {
  readonly instead: InsteadOfAlert;
  readonly siteName: string;
}

/** In the place of the form, when there is nothing to wait for: why, and where to go on. */
export const InsteadStep = ({ instead: { heading, text, links }, siteName }: Props) => (
  <div className="sign-in__step" data-step="instead">
    <StepHead heading={heading} siteName={siteName} isFocused={false}>
      {text}
    </StepHead>
    <p className="flex flex-wrap gap-3">
      {links.map(({ label, href }, at) => (
        <SiteLink key={href} href={href} className={`${buttonClass(at === 0 ? 'primary' : 'plain')} max-sm:w-full`}>
          {label}
        </SiteLink>
      ))}
    </p>
  </div>
);
