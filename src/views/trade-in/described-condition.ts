import { answerOf, QUESTION_NAMES, QUESTIONS } from '#src/rules/trade-in/condition.ts';
import { readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { damageText } from '#src/rules/trade-in/damage-zones.ts';

/** What a shopper said of their car's condition. */
export interface DescribedCondition {
  readonly marks: readonly { readonly zone: string; readonly name: string; readonly text: string }[];
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly photo: string | null;
}

export const describedCondition = (fields: Readonly<Record<string, string>>): DescribedCondition => ({
  marks: (readMarks(fields.marks ?? '') ?? []).map(({ zone, damage }) => ({
    zone: zone.key,
    name: zone.name,
    text: damageText(damage),
  })),
  answers: QUESTION_NAMES.flatMap((name) => {
    const answer = answerOf(name, fields[name] ?? '');
    return answer === null ? [] : [{ label: QUESTIONS[name].label, value: answer.label }];
  }),
  photo: fields.photo ?? null,
});
