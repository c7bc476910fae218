import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { directAnswer } from './direct-answers.ts';

const asked = (path: string) => directAnswer(new Request(`http://dealer.example${path}`), path, aContext());

test.each(['/api/leads', '/api/leads/', '/api/call-reveal', '/api/call-reveal/'])(
  'L17 %s is answered directly, and takes POST only',
  async (path) => {
    const answer = await asked(path);
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'POST']);
  },
);

test.each(['/api/leads/receipt', '/api/search', '/cars/2022-mazda-cx-5-7', '/cars/a/b/view.json', '/'])(
  'the page or interface at %s is left to its own code',
  (path) => expect(asked(path)).toBeNull(),
);
