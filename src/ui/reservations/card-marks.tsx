/** The cards and wallets that are taken (ledger R4), drawn as their owners publish them. */
export function CardMarks() {
  return (
    <ul className="card-marks" aria-label="We take">
      {MARKS.map(({ name, shapes }) => (
        <li key={name}>
          <svg viewBox="0 0 38 24" role="img" aria-label={name}>
            <rect width="38" height="24" rx="4" fill="#fff" />
            {shapes}
          </svg>
        </li>
      ))}
    </ul>
  );
}

const word = (text: string, fill: string, x = 19) => (
  <text x={x} y="16.2" textAnchor="middle" fontFamily="Arial, sans-serif" fontSize="10.5" fontWeight="700" fill={fill}>
    {text}
  </text>
);

const circles = (right: string, middle: string) => (
  <>
    <circle cx="15" cy="12" r="7" fill="#eb001b" />
    <circle cx="23" cy="12" r="7" fill={right} />
    <path d="M19 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" fill={middle} />
  </>
);

const MARKS = [
  { name: 'Mastercard', shapes: circles('#f79e1b', '#ff5f00') },
  { name: 'Visa', shapes: <g fontStyle="italic">{word('VISA', '#1a1f71')}</g> },
  { name: 'Maestro', shapes: circles('#00a2e5', '#7375cf') },
  {
    name: 'Google Pay',
    shapes: (
      <>
        <path d="M13.6 12.2H9.1v1.9h2.6a2.5 2.5 0 1 1-.6-3.2l1.4-1.4a4.5 4.5 0 1 0 1.1 2.7z" fill="#4285f4" />
        {word('Pay', '#3c4043', 25)}
      </>
    ),
  },
  {
    name: 'Apple Pay',
    shapes: (
      <>
        <path
          d="M12.7 8.3c.4-.5.6-1.1.6-1.8-.6 0-1.2.4-1.6.8-.3.4-.6 1-.6 1.6.6.1 1.2-.2 1.6-.6zm.5.9c-.9 0-1.6.5-2 .5s-1-.5-1.8-.5c-.9 0-1.7.5-2.2 1.3-.9 1.6-.2 4 .7 5.3.4.6.9 1.3 1.6 1.3s.9-.4 1.7-.4 1 .4 1.7.4 1.2-.6 1.6-1.3c.5-.7.7-1.4.7-1.4s-1.4-.5-1.4-2.1c0-1.3 1.1-2 1.1-2-.6-.9-1.5-1.1-1.7-1.1z"
          fill="#000"
        />
        {word('Pay', '#000', 25)}
      </>
    ),
  },
];
