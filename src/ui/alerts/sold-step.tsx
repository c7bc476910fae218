import { StepHead } from '#src/ui/accounts/step-head.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { AlertFormView, SoldVehicle } from '#src/views/alerts/alert-form-view.ts';

interface Props {
  readonly view: AlertFormView;
  readonly sold: SoldVehicle;
}

/** In the place of the form, for a vehicle that has been sold: others like it. */
export const SoldStep = ({ view: { siteName, vehicleWord }, sold: { name, similarHref, alert } }: Props) => (
  <div className="sign-in__step" data-step="sold">
    <StepHead heading={`This ${vehicleWord} has been sold`} siteName={siteName} isFocused={false}>
      The {name} won’t cost less any more. Others like it may be what you’re after.
    </StepHead>
    <p className="flex flex-wrap gap-3">
      <SiteLink href={similarHref} className={`${buttonClass('primary')} max-sm:w-full`}>
        Find Me Something Similar
      </SiteLink>
      <SiteLink href={alert.href} className={`${buttonClass('plain')} max-sm:w-full`}>
        {alert.label}
      </SiteLink>
    </p>
  </div>
);
