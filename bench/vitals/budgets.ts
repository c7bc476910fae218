/** What a page may cost a visitor. A KB is 1,024 bytes. */
export interface Budget {
  /** All script that is fetched before the page is idle, each file compressed by gzip. */
  readonly scriptKb: number;
  /** The same with what is fetched when the visitor first moves. */
  readonly movedScriptKb: number;
  /** The document as it is sent, compressed by Brotli. */
  readonly documentKb: number;
  /** Requests that begin before the browser may paint: the document, and all that is asked for until nothing blocks rendering any more. */
  readonly requestsBeforePaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Formats of numbers, dates and lists that are created before the page is idle: the first one takes a phone longer than all of a page's script. */
  readonly formats: number;
}

/** What Lighthouse should find on a simulated phone. Its figures depend on the machine, so no test fails by them. */
export interface Goal {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

const WITHOUT_STATE: Budget = {
  scriptKb: 15,
  movedScriptKb: 15,
  documentKb: 25,
  requestsBeforePaint: 5,
  shift: 0.01,
  formats: 0,
};
/** Nothing that needs React comes before the visitor moves. */
const WITH_STATE: Budget = { ...WITHOUT_STATE, scriptKb: 30, movedScriptKb: 95 };
/** What these show is known to the visitor's browser alone, such as favourites. */
const FROM_BROWSER: Budget = { ...WITH_STATE, scriptKb: 95 };

/** What a visitor's choices change in place, by its name in a document. */
const STATE = /<fc-(?:island|swatches|buying|garage)\b/;

/** What a page may cost, by what is in its document (ledger W3): tests/e2e/page-weight.spec.ts fails above it, `npm run bench:vitals` marks what is. */
export function budgetOf(document: string): Budget {
  if (!STATE.test(document)) return WITHOUT_STATE;
  return /<fc-island\b[^>]*\bwake="now"/.test(document) ? FROM_BROWSER : WITH_STATE;
}

const GOAL: Goal = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, lcpMs: 1_800, tbtMs: 50 };
const GOAL_WITH_STATE: Goal = { ...GOAL, tbtMs: 150 };

export const goalOf = (document: string): Goal => (STATE.test(document) ? GOAL_WITH_STATE : GOAL);

/** The figures of a page that are above its budget. */
export const overBudget = <Figure extends keyof Budget>(
  budget: Pick<Budget, Figure>,
  weight: Readonly<Record<Figure, number>>,
): Figure[] => (Object.keys(budget) as Figure[]).filter((figure) => weight[figure] > budget[figure]);
