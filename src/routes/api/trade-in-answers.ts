import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { tooManyAnswer } from '#src/http/too-many-answer.ts';
import { readQuestion } from '#src/use-cases/input/read-question.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';
import { listNames, namesQuestion } from '#src/use-cases/trade-in/list-names.ts';
import { saveValuation } from '#src/use-cases/trade-in/save-valuation.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** GET /api/trade-in/names: the makes, models or badges to choose from when a shopper describes their car by hand (ledger T1). */
export async function tradeInNames({ request, context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const read = readQuestion(namesQuestion, Object.fromEntries(new URL(request.url).searchParams));
  if (!read.ok) return problemAnswer(422, 'Please fix the following errors:', { errors: read.errors });
  const { year, make, model } = read.asked;
  const wait = countLookUp(visit);
  if (wait !== null) return tooManyAnswer(wait);
  const names = await listNames(visit, { year: Number(year), make: make || null, model: model || null });
  return Response.json({ names }, { headers: NO_STORE });
}

/** POST /api/miscellaneous: what a valuation said, stored with the lead that the visitor began (ledger T2, H2). */
export async function miscellaneous({ request, context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const wait = countAttempt(visit);
  if (wait !== null) return tooManyAnswer(wait);
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const { column_name: column, lead_id: lead, valuation } = read.body;
  const saved = await saveValuation(visit, { columnName: text(column), leadId: text(lead), value: valuation });
  switch (saved) {
    case 'saved':
      return Response.json({ success: true }, { headers: NO_STORE });
    case 'invalid':
      return problemAnswer(
        422,
        'Please send "column_name": "valuation", a "lead_id" and a "valuation" of "low", "middle" and "high" in dollars.',
      );
    case 'unavailable':
      return problemAnswer(409, 'A valuation is stored only against a vehicle that is for sale.');
    case 'off':
    case 'unknown':
      return problemAnswer(404, 'There is no such lead here.');
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
