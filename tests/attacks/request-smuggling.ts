import { type Attack, counted, tally } from './campaign/attack.ts';
import { askRaw } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';

/** Ways to leave in doubt where a request ends, as the headers and the body that go with them. */
const DOUBTS: readonly (readonly [headers: readonly string[], body: string])[] = [
  [['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\n'],
  [['Content-Length: 5', 'Content-Length: 6'], 'hello!'],
  [['Content-Length: 5, 6'], 'hello!'],
  [['Content-Length: +5'], 'hello'],
  [['Content-Length: -1'], ''],
  [['Content-Length: 0x5'], 'hello'],
  [['Content-Length: 5 5'], 'hello'],
  [['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  [['Transfer-Encoding: identity, chunked', 'Content-Length: 3'], '0\r\n\r\n'],
  [['Transfer-Encoding : chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  [[' Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked', 'Transfer-Encoding: cow'], '0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], '5;a\nb\r\nhello\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], '0x5\r\nhello\r\n0\r\n\r\n'],
  [['Transfer-Encoding: chunked'], '5\nhello\n0\n\n'],
  [['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nhello'],
  [['Content-Length: 5\rTransfer-Encoding: chunked'], '0\r\n\r\n'],
  [['X: a\u0000b', 'Content-Length: 5'], 'hello'],
];
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: smuggled.localhost\r\n\r\n';

/** A request whose end is in doubt, with another behind it: a proxy that sees its end elsewhere would hand the second to somebody else. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'A request whose length is in doubt is refused, and what follows it on its connection is not answered',
  server: 'demo',
  isShort: true,
  async run(target) {
    const tries = DOUBTS.flatMap(([headers, body]) =>
      ['POST /api/leads', 'GET /', 'POST /contact-us'].map((line) =>
        [`${line} HTTP/1.1`, `Host: ${target.hostOf('harbour')}`, 'Content-Type: application/json', ...headers, '', body].join(
          '\r\n',
        ),
      ),
    );
    const outcomes = await many(tries, 8, async (text) => {
      const { status, text: came } = await askRaw(target.port, Buffer.from(`${text}${SMUGGLED}`, 'latin1'));
      const answers = came.split(/^HTTP\/1\.1 /m).length - 1;
      return {
        status,
        isThrough: status !== 400 || answers !== 1,
        what: `${JSON.stringify(text.slice(0, 160))}: ${status}, ${answers} answers`,
      };
    });
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return counted(outcomes, [tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 6)].join('; '));
  },
};
