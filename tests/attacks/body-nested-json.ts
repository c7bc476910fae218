import { type Attack, counted, tally } from './campaign/attack.ts';
import { nestedJson } from './campaign/bodies.ts';
import { freshPerson } from './campaign/target.ts';

/** JSON nested so deep that whoever walks through it runs out of stack. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'JSON nested thousands deep is refused or ignored, never answered with a 5xx',
  server: 'demo',
  isShort: true,
  async run(target) {
    const depths = [2_000, 6_000, 15_000, 32_000];
    const tries = depths.flatMap((depth) =>
      (['lists', 'objects'] as const).flatMap((kind) =>
        [
          { path: '/api/leads', name: 'message' },
          { path: '/api/leads', name: 'form' },
          { path: '/api/leads', name: 'lead_attributes' },
          { path: '/contact-us', name: 'message' },
          { path: '/api/leads/receipt', name: 'lead_id' },
          { path: '/api/youx/quote', name: 'car_id' },
        ].map((where) => ({ ...where, kind, depth: kind === 'objects' ? Math.min(depth, 10_000) : depth })),
      ),
    );
    const outcomes = [];
    for (const { path, name, kind, depth } of tries) {
      const fields = name === 'form' ? {} : { form: 'contact', ...freshPerson() };
      const body = nestedJson(fields, name, depth, kind);
      const { status } = await target.ask('swiftlane', path, {
        method: 'POST',
        body: body.text,
        headers: { 'content-type': body.type },
      });
      outcomes.push({ status, isThrough: status >= 500 || status === 0 });
    }
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
