import { isDay, yearsBetween } from '#catalogue/binding/age.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { ApplicationAnswers, Reading } from '#contract/admissions/answers.ts';
import { eachReading, type Answering } from './readings.ts';

type Mark = ApplicationAnswers['marks'][number];

type Hides = (path: string) => boolean;

/** Who is as young or as old as anybody may be is looked at twice. @param hides days of which nothing is said */
export const ageMarks = ({ programme, answers, today }: Answering, hides: Hides): Mark[] =>
  Object.entries(answers).flatMap(([name, section]) =>
    programme.sections[name] ? ageMarksIn(programme.sections[name], section, name, { today, hides }) : [],
  );

interface AgeRule {
  readonly today: string;
  readonly hides: Hides;
}

function ageMarksIn({ properties = {} }: FieldSchema, answers: unknown, path: string, rule: AgeRule): Mark[] {
  if (!isAnswers(answers)) return [];
  return Object.entries(properties).flatMap(([name, field]) => {
    const answer = answers[name];
    const at = `${path}/${name}`;
    const words = isDay(answer) && !rule.hides(at) ? atLimit(field, answer, rule.today) : undefined;
    return [
      ...(words ? [{ kind: 'age' as const, words: `${field.title}: ${words}`, applicants: [] }] : []),
      ...ageMarksIn(field, answer, at, rule),
    ];
  });
}

/** `ageOver` and `ageUnder` count by the calendar year, `age` exactly; an `age` on another answer's day is judged by today's. */
function atLimit({ ageOver, ageUnder, age = {} }: FieldSchema, born: string, today: string): string | undefined {
  const byYear = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const exact = yearsBetween(born, isDay(age.on) ? age.on : today);
  if (byYear - 1 === ageOver) return `the youngest that anybody may be, ${byYear} by the year`;
  if (byYear + 1 === ageUnder) return `the oldest that anybody may be, ${byYear} by the year`;
  if (exact === age.atLeast) return `the youngest that anybody may be, ${exact}`;
  if (exact === age.atMost) return `the oldest that anybody may be, ${exact}`;
  return undefined;
}

/** Files that an answer names and nobody can open. @param isThere whether the college still has one */
export async function fileMarks(
  readings: readonly Reading[],
  isThere: (id: string) => Promise<boolean>,
): Promise<Mark[]> {
  const files = eachReading(readings).filter(({ kind, answer }) => kind === 'file' && answer !== null);
  const there = await Promise.all(files.map(async ({ file }) => file !== undefined && (await isThere(file.id))));
  return files
    .filter((_, index) => !there[index])
    .map(({ question }) => ({ kind: 'file', words: `${question}: the file cannot be read`, applicants: [] }));
}
