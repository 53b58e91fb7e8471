import type { Answers } from '#catalogue/journey.ts';
import { answerAt, openQuestion, withAnswerAt } from '#catalogue/openQuestions.ts';
import { fieldNamed } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Reading } from '#contract/admissions/answers.ts';
import type { Opened } from '../answers/reading.ts';
import { eachReading, readingsOf, sectionReading } from '../answers/readings.ts';

/** A question of an application that can be answered again. */
export interface Asked {
  readonly path: string;
  /** The section's title. */
  readonly section: string;
  readonly title: string;
  readonly field: FieldSchema;
  readonly isSensitive: boolean;
}

/** Of any application of the programme: by its declaration, since what was answered may no longer lead to it. */
export function questionAt(sections: Programme['sections'], path: string): Pick<Asked, 'path' | 'section' | 'title'> {
  const [name = '', ...names] = path.split('/');
  const section = sections[name];
  return {
    path,
    section: section?.title ?? path,
    title: (section && fieldNamed(section, names)?.title) ?? path,
  };
}

/** Those that the answers lead to, in the order of the form. */
export function questionsIn({ application, answering, names, isSensitive }: Opened): Asked[] {
  const { programme, facts } = application;
  return readingsOf(answering, names).flatMap(({ title: section, readings }) =>
    withinGroups(readings).flatMap(({ path, question }) => {
      const field = openQuestion(programme.sections, path, facts);
      if (!field) return [];
      const touched = [path, ...pathsWithin(field, path)];
      return [{ path, section, title: question, field, isSensitive: touched.some(isSensitive) }];
    }),
  );
}

/** Rows stand for themselves; a group stands for what it asks. */
const withinGroups = (readings: readonly Reading[]): Reading[] =>
  readings.flatMap((each) => (each.kind === 'group' ? withinGroups(each.rows![0]!.readings) : [each]));

function pathsWithin({ items, properties = items?.properties ?? {} }: FieldSchema, path: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    `${path}/${name}`,
    ...pathsWithin(field, `${path}/${name}`),
  ]);
}

/** Whether an answer is a file, or has rows with one. */
export const takesFiles = ({ widget, items, properties = items?.properties ?? {} }: FieldSchema): boolean =>
  widget === 'file' || Object.values(properties).some(takesFiles);

/** An answer in words, rows in one line each. Null where there is none. */
export function wordsOf({ answering, names }: Opened, path: string, answer: unknown): string | null {
  if (answer === undefined || answer === null) return null;
  const section = path.split('/')[0]!;
  if (!answering.programme.sections[section]) return null;
  const only: Answers = withAnswerAt({ [section]: {} }, path, answer);
  const { readings } = sectionReading({ ...answering, answers: only }, section, only[section], names);
  const reading = withinGroups(readings).find((each) => each.path === path);
  return reading ? textOf(reading) : null;
}

const textOf = ({ answer, rows }: Reading): string | null =>
  rows
    ? rows
        .map(({ readings }) =>
          eachReading(readings)
            .flatMap((each) => (each.answer === null ? [] : [`${each.question}: ${each.answer}`]))
            .join(', '),
        )
        .join('\n') || null
    : answer;

export const storedAnswer = ({ application }: Opened, path: string): unknown => answerAt(application.answers, path);
