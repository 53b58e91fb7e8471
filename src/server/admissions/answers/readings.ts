import type { Facts } from '#catalogue/answers.ts';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Answers } from '#catalogue/journey.ts';
import { isAnswers, isApplicable } from '#catalogue/normalise.ts';
import type { Programme } from '#catalogue/programme.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Reading, ReadingRow, SectionReading } from '#contract/admissions/answers.ts';
import { textOf, type Names } from '../../kit/answers/textOf.ts';
import type { Application } from '../applications/service.ts';
import { withDocuments } from '../slips/answerReader.ts';
import { kindOf } from './kindOf.ts';

/** What is read: an application, on the version on which it was begun. */
export interface Answering {
  readonly programme: Pick<Programme, 'sections' | 'endpoints'>;
  readonly answers: Answers;
  readonly documents: Application['documents'];
  readonly facts: Facts;
  /** The day to which conditions refer. */
  readonly today: string;
}

/** How it is read. */
interface Manner {
  readonly names: Names;
  readonly documents: Application['documents'];
  /** @param path without the numbers of rows */
  readonly hides: (path: string) => boolean;
}

interface Place {
  readonly path: string;
  /** Without the numbers of rows. */
  readonly declared: string;
}

/** The saved sections in the order of the form; what an answer does not lead to is not asked, and so not read. */
export const readingsOf = (
  answering: Answering,
  names: Names,
  hides: Manner['hides'] = () => false,
): SectionReading[] =>
  Object.keys(answering.programme.endpoints.sections)
    .filter((name) => answering.programme.sections[name] && answering.answers[name])
    .map((name) => sectionReading(answering, name, answering.answers[name], names, hides));

/** @param answers to this section, which need not be one of the applicant's own */
export function sectionReading(
  { programme, answers: known, documents, facts, today }: Answering,
  name: string,
  answers: unknown,
  names: Names,
  hides: Manner['hides'] = () => false,
): SectionReading {
  const declared = { schema: programme.sections[name]!, validate: () => true };
  const { schema } = bindSection(declared, { answers: known, facts, today });
  const manner = { names: withDocuments(names, documents), documents, hides };
  return {
    name,
    title: schema.title,
    readings: groupReadings(schema, answers, { path: name, declared: name }, manner),
  };
}

function groupReadings(
  { properties = {} }: FieldSchema,
  value: unknown,
  { path, declared }: Place,
  manner: Manner,
): Reading[] {
  const answers = isAnswers(value) ? value : {};
  const asked = Object.entries(properties)
    .filter(([name, { askedWhen }]) => answers[name] !== undefined || isApplicable(askedWhen, answers))
    .map(([name, field]) =>
      reading(name, field, answers[name], { path: `${path}/${name}`, declared: `${declared}/${name}` }, manner),
    );
  return [...asked, ...undeclared(properties, answers, { path, declared }, manner)];
}

function reading(name: string, field: FieldSchema, value: unknown, place: Place, manner: Manner): Reading {
  const kind = kindOf(field);
  const asked = { path: place.path, question: field.title ?? name, kind };
  if (manner.hides(place.declared)) return { ...asked, answer: null, isHidden: true };
  if (kind === 'group')
    return {
      ...asked,
      answer: null,
      rows: [{ title: field.title ?? '', readings: groupReadings(field, value, place, manner) }],
    };
  if (kind === 'rows') return { ...asked, answer: null, rows: rowsOf(field, value, place, manner) };
  const file = kind === 'file' ? manner.documents.find(({ id }) => id === value) : undefined;
  return { ...asked, answer: textOf({ field, value }, manner.names) ?? null, ...(file && { file }) };
}

const rowsOf = (field: FieldSchema, value: unknown, { path, declared }: Place, manner: Manner): ReadingRow[] =>
  (Array.isArray(value) ? value : []).map((row: unknown, index) => ({
    title: field.items!.title ? rowTitle(field, index) : `${field.title} ${index + 1}`,
    readings: groupReadings(field.items!, row, { path: `${path}/${index}`, declared }, manner),
  }));

/** What was stored by a form of before is not lost to sight. */
const undeclared = (
  properties: Readonly<Record<string, FieldSchema>>,
  answers: Readonly<Record<string, unknown>>,
  { path, declared }: Place,
  { hides }: Manner,
): Reading[] =>
  Object.entries(answers)
    .filter(([name]) => !Object.hasOwn(properties, name))
    .map(([name, value]) => ({
      path: `${path}/${name}`,
      question: name,
      kind: 'undeclared',
      ...(hides(`${declared}/${name}`)
        ? { answer: null, isHidden: true }
        : { answer: typeof value === 'string' ? value : JSON.stringify(value) }),
    }));

/** Those with an answer of their own: groups and rows are gone through. */
export const eachReading = (readings: readonly Reading[]): Reading[] =>
  readings.flatMap((each) => each.rows?.flatMap((row) => eachReading(row.readings)) ?? [each]);

export const withoutRowNumbers = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '');
