/** A honeypot: people do not see it and leave it empty; programs fill it in (ledger L3). */
export function Decoy({ prefix }: { readonly prefix: string }) {
  return (
    <div className="decoy" aria-hidden="true">
      <label htmlFor={`${prefix}-company-website`}>Leave this empty</label>
      <input
        id={`${prefix}-company-website`}
        type="text"
        name="company_website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}
