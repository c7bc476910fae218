import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, problemAnswer } from '#src/http/problem-answer.ts';
import { plainPage } from './plain-page.ts';
import { isProgramPath } from './program-path.ts';

/** An error in the format that suits the path: a problem for programs, a page for people (ledger I4). */
export function errorAnswer(
  pathname: string,
  status: number,
  {
    title,
    detail,
    headers = {},
  }: { readonly title?: string; readonly detail: string; readonly headers?: Record<string, string> },
): Response {
  if (isProgramPath(pathname)) return problemAnswer(status, detail, { headers });
  const page = plainPage(status, title ?? STATUS_CODES[status] ?? 'Error', detail);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

/** Rewrites an error when the pages answered a program with HTML or a person with plain text; returns other answers unchanged. */
export function inReadableForm(pathname: string, answer: Response): Response {
  if (answer.status < 400 || isReadable(pathname, answer.headers.get('content-type') ?? '')) return answer;
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const detail = DETAILS[answer.status] ?? (answer.status >= 500 ? FAILED : 'The request could not be answered.');
  return errorAnswer(pathname, answer.status, { detail, headers: Object.fromEntries(passedOn) });
}

export const FAILED = 'Something went wrong at our end. Please try again in a moment.';

const DETAILS: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not accept that kind of request.',
};

/** Headers that tell the client what to do about an error. */
const PASSED_ON = ['Allow', 'Retry-After', 'Cache-Control', 'Set-Cookie'];

function isReadable(pathname: string, type: string): boolean {
  if (type.startsWith(PROBLEM_TYPE)) return true;
  // The router's script in the browser reads errors in its own format, and shows the site's error page.
  if (pathname.endsWith('.data')) return type.startsWith('text/x-script');
  return !isProgramPath(pathname) && type.startsWith('text/html');
}
