import type { WheelPart } from '#src/rules/prizes/prize-wheel.ts';
import { boolean, date, defaulted, integer, json, nullable, smallint, text, timestamptz, uuid } from './column.ts';

/** Draws of prize wheels. */
export const prizesTables = {
  prizeDraw: {
    id: defaulted(uuid),
    siteId: integer,
    wheel: text,
    person: text,
    shopperId: nullable(uuid),
    seed: text,
    parts: json<readonly WheelPart[]>(),
    part: smallint,
    name: text,
    isPrize: boolean,
    code: nullable(text),
    validUntil: nullable(date),
    drawnAt: timestamptz,
    wheelEndsAt: timestamptz,
  },
};
