import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { AlertFormView } from '#src/views/alerts/alert-form-view.ts';

/** After the form of somebody who need confirm nothing. */
export function StartedStep({ view }: { readonly view: AlertFormView }) {
  const { back, alertsHref, words } = view;
  return (
    <div className="sign-in__step" data-step="started">
      <StepHead heading="Your alert is on" siteName={view.siteName} isFocused>
        {words}
      </StepHead>
      <p className="flex flex-wrap gap-3">
        <SiteLink href={back.href} className={`${buttonClass('primary')} max-sm:w-full`}>
          {back.label}
        </SiteLink>
        {alertsHref !== null && (
          <SiteLink href={alertsHref} className={`${buttonClass('plain')} max-sm:w-full`}>
            See your alerts
          </SiteLink>
        )}
      </p>
    </div>
  );
}
