/** The pages that are measured, one of each kind on every site. */
export type PageKind = 'home' | 'search' | 'vehicle' | 'offers' | 'contact';

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
const WITH_STATE: Budget = { ...WITHOUT_STATE, scriptKb: 30, movedScriptKb: 108 };

/** The budgets of the pages (ledger W3): tests/e2e/page-weight.spec.ts fails above them, `npm run bench:vitals` marks what is. */
export const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  home: WITHOUT_STATE,
  search: WITH_STATE,
  vehicle: WITH_STATE,
  offers: WITHOUT_STATE,
  contact: WITHOUT_STATE,
};

const GOAL: Goal = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, lcpMs: 1_800, tbtMs: 50 };
const GOAL_WITH_STATE: Goal = { ...GOAL, tbtMs: 150 };

export const GOALS: Readonly<Record<PageKind, Goal>> = {
  home: GOAL,
  search: GOAL_WITH_STATE,
  vehicle: GOAL_WITH_STATE,
  offers: GOAL,
  contact: GOAL,
};

export const PAGE_KINDS = Object.keys(BUDGETS) as PageKind[];

/** The figures of a page that are above its budget. */
export const overBudget = (kind: PageKind, weight: Budget): (keyof Budget)[] =>
  (Object.keys(BUDGETS[kind]) as (keyof Budget)[]).filter((figure) => weight[figure] > BUDGETS[kind][figure]);
