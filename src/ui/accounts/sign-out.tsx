interface Props {
  /** The address of the shopper's own page, which takes the form. */
  readonly to: string;
}

/** Signs out on this device. Every page that only a signed-in shopper sees has it. */
export const SignOut = ({ to }: Props) => (
  <form method="post" action={to}>
    <button type="submit" name="action" value="sign-out" className="garage__link">
      Sign out
    </button>
  </form>
);
