import { type Attack, counted } from './campaign/attack.ts';
import { type Body, formBody, manyFieldsForm, manyFieldsMultipart } from './campaign/bodies.ts';
import type { Target } from './campaign/target.ts';
import { median } from './campaign/timing.ts';

const MOST_TIMES = 10;

/** The review's own bodies: 65 KB of `a&`, alone, by the interface and on a form's page. */
export const attack: Attack = {
  fact: 'H8',
  rule: `a body of many fields costs less than ${MOST_TIMES} times what a plain body of its size costs`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const plainForm = (fields: Record<string, string>) => formBody({ ...fields, message: 'a'.repeat(64_000) });
    const plainMultipart = { type: 'multipart/form-data; boundary=b', text: multipartOf(60_000) };
    const tries = [
      { path: '/api/leads', body: manyFieldsForm({}), plainBody: plainForm({}) },
      { path: '/contact-us', body: manyFieldsForm({ form: 'contact' }), plainBody: plainForm({ form: 'contact' }) },
      { path: '/api/leads', body: manyFieldsMultipart({}, 60_000), plainBody: plainMultipart },
    ];
    const outcomes = [];
    for (const { path, body, plainBody } of tries) {
      // By the same address: a form's page is made anew to say what is wrong, which an answer for programs is not.
      const plain = await cost(target, path, plainBody, 9);
      const { ms, behind } = await beside(target, path, body);
      outcomes.push({ isThrough: ms > MOST_TIMES * Math.max(plain, 5), behind, ms, plain });
    }
    const seen = outcomes.map(
      ({ ms, plain, behind }) => `${(ms / plain).toFixed(0)} times, ${behind} of 20 health checks answered after it`,
    );
    return counted(outcomes, seen.join('; '));
  },
};

/** One field of the size that many fields in parts have. */
const multipartOf = (count: number): string => {
  const { length } = manyFieldsMultipart({}, count).text;
  return `--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'a'.repeat(length)}\r\n--b--\r\n`;
};

async function cost(target: Target, path: string, body: Body, times: number): Promise<number> {
  const figures = [];
  for (let round = 0; round < times; round += 1) figures.push((await send(target, path, body)).ms);
  return median(figures);
}

const send = (target: Target, path: string, body: Body) =>
  target.ask('harbour', path, { method: 'POST', body: body.text, headers: { 'content-type': body.type } });

/** Sends it with twenty health checks at its side; tells how many of them were answered after it. */
async function beside(target: Target, path: string, body: Body): Promise<{ ms: number; behind: number }> {
  let isAnswered = false;
  const sent = send(target, path, body).finally(() => {
    isAnswered = true;
  });
  const checks = Array.from({ length: 20 }, async () => {
    await target.ask('harbour', '/healthz', { localAddress: '127.0.0.3' });
    return isAnswered;
  });
  const { ms } = await sent;
  return { ms, behind: (await Promise.all(checks)).filter(Boolean).length };
}
