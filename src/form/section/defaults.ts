import { isAnswers, isApplicable } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

export type Fill = (answers: SectionAnswers) => SectionAnswers;

/**
 * Fills in the default of each question when it is first shown, and never again: what is deleted stays deleted.
 *
 * @param opening the answers with which the section opens
 * @param isFirst whether nobody has seen the section before; else all that is asked with these answers has been shown
 */
export function defaultsIn(section: FieldSchema, opening: SectionAnswers, isFirst: boolean): Fill {
  if (!hasDefaults(section)) return (answers) => answers;
  const shown = new Set<string>();
  if (!isFirst) filled(section, opening, shown);
  return (answers) => filled(section, answers, shown);
}

/** Rows have none: a row that nobody has filled in would hold an answer. */
const hasDefaults = ({ properties = {} }: FieldSchema): boolean =>
  Object.values(properties).some((field) => field.default !== undefined || hasDefaults(field));

function filled(group: FieldSchema, answers: SectionAnswers, shown: Set<string>, pointer = ''): SectionAnswers {
  return Object.entries(group.properties ?? {}).reduce((soFar, [name, field]) => {
    if (!isApplicable(field.askedWhen, soFar)) return soFar;
    const answer = filledAnswer(field, soFar[name], shown, childPointer(pointer, name));
    return answer === soFar[name] ? soFar : { ...soFar, [name]: answer };
  }, answers);
}

function filledAnswer(field: FieldSchema, answer: unknown, shown: Set<string>, pointer: string): unknown {
  if (field.properties) {
    const within = filled(field, isAnswers(answer) ? answer : NONE, shown, pointer);
    return within === NONE ? answer : within;
  }
  if (field.default === undefined || shown.has(pointer)) return answer;
  shown.add(pointer);
  return answer === undefined || answer === null || answer === '' ? field.default : answer;
}

const NONE: SectionAnswers = {};
