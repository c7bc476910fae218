import { Icon } from '#src/ui/kit/icon.tsx';

/** Why something was not done. */
export const FormAlert = ({ message }: { readonly message: string }) => (
  <div role="alert" className="form-alert">
    <Icon name="alert" className="mt-0.5 size-5" />
    <p className="font-semibold">{message}</p>
  </div>
);
