import type { Answers } from './answers.ts';
import { isAnswers } from './normalise.ts';
import { isPrefilled, type ApplicantFacts } from './prefill.ts';
import type { Programme } from './programme.ts';
import type { FieldSchema, SectionSchema } from './vocabulary.ts';

/**
 * The question at a path such as `sponsor/address/street`, where it can be answered again by itself. Repeated rows are one question, with
 * all that they ask. What the college knows or calculates itself is none, nor is the photograph, which is no answer.
 */
export function openQuestion(
  sections: Programme['sections'],
  path: string,
  facts: Partial<ApplicantFacts>,
): FieldSchema | undefined {
  const [section = '', ...names] = path.split('/');
  if (!Object.hasOwn(sections, section) || names.length === 0) return undefined;
  const field = names.reduce<FieldSchema | undefined>(
    (at, name) => (at?.properties && Object.hasOwn(at.properties, name) ? at.properties[name] : undefined),
    sections[section],
  );
  if (!field || field.properties || field.calculated || field.widget === 'passport') return undefined;
  return isPrefilled(field, facts) ? undefined : field;
}

/** Every question of a section by its path, in the order of the form; repeated rows are one. */
export const questionPaths = (sections: Programme['sections'], section: string): string[] =>
  pathsIn(sections[section] ?? {}, section);

/** Those of them that can be answered again. */
export const openQuestionsOf = (
  sections: Programme['sections'],
  section: string,
  facts: Partial<ApplicantFacts>,
): string[] => questionPaths(sections, section).filter((path) => openQuestion(sections, path, facts) !== undefined);

const pathsIn = ({ properties = {} }: FieldSchema, path: string): string[] =>
  Object.entries(properties).flatMap(([name, field]) =>
    field.properties ? pathsIn(field, `${path}/${name}`) : [`${path}/${name}`],
  );

export const answerAt = (answers: Answers, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((at, name) => (isAnswers(at) && Object.hasOwn(at, name) ? at[name] : undefined), answers);

/** @param value undefined takes the answer out */
export const withAnswerAt = (answers: Answers, path: string, value: unknown): Answers =>
  set(answers, path.split('/'), value) as Answers;

function set(group: Answers | object, [name = '', ...within]: readonly string[], value: unknown): object {
  const { [name]: before, ...others } = group as Readonly<Record<string, unknown>>;
  if (within.length > 0) return { ...group, [name]: set(isAnswers(before) ? before : {}, within, value) };
  return value === undefined ? others : { ...group, [name]: value };
}

/** A section that asks these alone. Whether each is asked at all was decided when it was opened, by answers that are not shown. */
export const onlyQuestions = (schema: SectionSchema, section: string, paths: readonly string[]): SectionSchema =>
  only(schema, section, paths) as SectionSchema;

function only(group: FieldSchema, path: string, paths: readonly string[]): FieldSchema {
  const properties = Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}/${name}`;
    if (!paths.some((each) => each === at || each.startsWith(`${at}/`))) return [];
    const { askedWhen: _, ...asked } = field;
    return [[name, field.properties ? only(asked, at, paths) : asked]];
  });
  return { ...group, properties: Object.fromEntries(properties) as Record<string, FieldSchema> };
}
