/** An answer to a question about a car's condition, and what it adds to an offer, or takes off when it is negative. */
interface Answer {
  readonly value: string;
  readonly label: string;
  readonly dollars: number;
}

export interface Question {
  readonly label: string;
  /** From the best to the worst. The first is chosen at first. */
  readonly answers: readonly Answer[];
}

const answer = (value: string, label: string, dollars: number): Answer => ({ value, label, dollars });

/** What every shopper is asked about their car, by the names that leads store the answers under. */
export const QUESTIONS = {
  tyres: {
    label: 'Tyres',
    answers: [answer('over-half', 'Over half left', 0), answer('half', 'About half', -200), answer('due', 'Nearly due', -600)],
  },
  service_history: {
    label: 'Service history',
    answers: [answer('full', 'Full', 150), answer('some', 'Some', -200), answer('none', 'None', -600)],
  },
  keys: { label: 'Keys', answers: [answer('two', 'Two', 100), answer('one', 'One', -250)] },
  warning_lights: {
    label: 'Warning lights on the dash',
    answers: [answer('none', 'None', 0), answer('some', 'At least one', -900)],
  },
  inside: {
    label: 'Inside',
    answers: [
      answer('clean', 'Clean, no smell', 0),
      answer('worn', 'Some wear', -200),
      answer('damaged', 'Damage or smell', -600),
    ],
  },
  // What is owed is paid out of the price: it does not change what the car is worth.
  money_owing: { label: 'Money owing', answers: [answer('no', 'No', 0), answer('yes', 'Yes', 0)] },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionName = keyof typeof QUESTIONS;
export type Answers = Readonly<Record<QuestionName, string>>;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** The answers among a lead's fields; null while one is missing or is not on its list. */
export function readAnswers(fields: Readonly<Record<string, string>>): Answers | null {
  const found = QUESTION_NAMES.map((name) => [name, answerOf(name, fields[name] ?? '')?.value] as const);
  return found.every(([, value]) => value !== undefined) ? (Object.fromEntries(found) as Record<QuestionName, string>) : null;
}

export const answerOf = (name: QuestionName, value: string): Answer | null => {
  const { answers }: Question = QUESTIONS[name];
  return answers.find((one) => one.value === value) ?? null;
};

/** What some of the answers add to an offer, or take off. */
export const answersDollars = (answers: Answers, names: readonly QuestionName[]): number =>
  names.reduce((sum, name) => sum + (answerOf(name, answers[name])?.dollars ?? 0), 0);
