import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, problemText } from '#src/http/problem-answer.ts';
import { type Fault, TIMED_OUT, TOO_MANY_HEADERS, UNREADABLE } from './request-fault.ts';
import { setSecurityHeaders } from './security-headers.ts';

/** What is wrong with a request that Node could not parse. */
export function clientFault({ code }: NodeJS.ErrnoException): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_MANY_HEADERS : UNREADABLE;
}

/** An answer as bytes, for input that could not be parsed as a request. */
export function rawRefusal({ status, detail }: Fault, requestId: string): string {
  const body = problemText(status, detail);
  const headers = new Headers({
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  });
  setSecurityHeaders(headers, { hasPolicy: true });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${body}`;
}
