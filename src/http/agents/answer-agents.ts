import type { Context } from '#src/use-cases/context.ts';
import { problemAnswer } from '../problem-answer.ts';
import { readBody } from '../read-body.ts';
import { tooManyAnswer } from '../too-many-answer.ts';

/** The most values that a message may hold, at any depth: the tools take far fewer, and each that is wrong would be named in the answer. */
const MOST_VALUES = 300;

const JSON_ONLY = /^application\/json\s*(?:;|$)/i;

/**
 * POST /mcp: what an assistant asks in the Model Context Protocol, by streamable HTTP without sessions (ledger W6). A page of another site is refused
 * before this, as everywhere; whose cookies a request has does not matter, so that no page can use it in its visitor's name.
 */
export async function answerAgents(request: Request, context: Context): Promise<Response> {
  const { services, sender, site } = context;
  if (!site.switches.agentTools) return problemAnswer(404, 'There is nothing at this address.');
  if (request.method !== 'POST') return problemAnswer(405, 'This address takes POST only.', { headers: { Allow: 'POST' } });
  const [ip, taking] = [sender?.ip ?? '', { siteId: site.id }];
  // Before the body is read, so that a flood costs no more than this.
  if (services.agentCalls.take(ip, taking) === null)
    return tooManyAnswer(services.agentCalls.retryAfter(ip, taking), 'Too many calls. Please wait before the next one.');
  if (!JSON_ONLY.test(request.headers.get('content-type') ?? '')) return problemAnswer(415, 'Please send JSON.');
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  if (hasMoreThan(read.body, MOST_VALUES)) return problemAnswer(413, 'This message holds too many values.');
  const { serveAgent } = await import('./serve-agent.ts');
  const nobody = sender === null ? null : { ...sender, visitor: null, session: null, page: '' };
  const answer = await serveAgent({ ...context, sender: nobody }, request, read.body);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** Whether JSON holds more values than this; its depth is bounded already. */
function hasMoreThan(json: unknown, most: number): boolean {
  let left = most;
  const count = (value: unknown): boolean => {
    left -= 1;
    return left < 0 || (typeof value === 'object' && value !== null && Object.values(value).some(count));
  };
  return count(json);
}
