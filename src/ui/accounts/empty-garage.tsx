/** An open garage with nothing in it but a heart on its back wall. */
export const EmptyGarage = () => (
  <svg aria-hidden="true" viewBox="0 0 320 132" className="mb-2 w-full max-w-90 text-line-strong">
    <path d="M0 116h320" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M84 116V52l76-36 76 36v64z"
      fill="var(--tenant-surface)"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M104 116V62h112v54z" fill="var(--tenant-tint)" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    <path d="M104 70h112" stroke="currentColor" strokeWidth="3" />
    <path
      d="M160 106c-10-6-16-12-16-18 0-5 4-9 8-9 3 0 6 2 8 5 2-3 5-5 8-5 4 0 8 4 8 9 0 6-6 12-16 18z"
      fill="var(--tenant-surface)"
      stroke="var(--tenant-primary)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);
