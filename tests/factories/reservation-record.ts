/** The table of docs/decisions/0044-reservations.md, copied by hand: event by state, '-' for nothing; what happens to money in brackets. */
const RECORD = `
event            offered            held              paid              expired          cancelled          refunded          converted
hold             held               held              -                 -                -                  -                 -
payment-succeeds offered[return]    paid[keep]        paid[return]      expired[return]  cancelled[return]  refunded[return]  converted[return]
hold-lapses      -                  expired           -                 -                -                  -                 -
time-ends        -                  -                 expired[return]   -                -                  -                 -
shopper-cancels  cancelled          cancelled[return] cancelled[return] -                -                  -                 -
dealer-cancels   cancelled          cancelled[return] cancelled[return] -                -                  -                 cancelled[return]
vehicle-sells    cancelled          cancelled[return] paid              -                -                  -                 -
dealer-converts  -                  -                 converted         -                -                  -                 -
refund-succeeds  -                  -                 -                 refunded         refunded           refunded          -
`;

/** A cell of the table; `result` is null for nothing. */
export interface RecordedTransition {
  readonly event: string;
  readonly state: string;
  readonly result: string | null;
}

const [head = [], ...rows] = RECORD.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

export const RECORDED_STATES: readonly string[] = head.slice(1);
export const RECORDED_EVENTS: readonly string[] = rows.flatMap(([event]) => event ?? []);
export const RECORDED: readonly RecordedTransition[] = rows.flatMap(([event = '', ...results]) =>
  results.map((result, at) => ({ event, state: RECORDED_STATES[at] ?? '', result: result === '-' ? null : result })),
);
