import {
  fileAt,
  Inapplicable,
  isObject,
  objectAt,
  placedAfter,
  type JsonObject,
  type ProgrammeDocument,
  sectionPath,
  textsAt,
  withFile,
  withWord,
} from './document.ts';
import type { OperationOf } from './operation.ts';

interface Place {
  readonly section: string;
  readonly name: string;
}

/** @throws Inapplicable */
function changeSection(
  document: ProgrammeDocument,
  section: string,
  change: (file: JsonObject, properties: JsonObject) => JsonObject,
): ProgrammeDocument {
  const path = sectionPath(document.id, section);
  const file = fileAt(document, path);
  return withFile(document, path, change(file, objectAt(file, 'properties') ?? {}));
}

const questionIn = (properties: JsonObject, name: string): JsonObject => {
  const question = objectAt(properties, name);
  if (!question) throw new Inapplicable(`The question ‘${name}’ is not there`);
  return question;
};

const inOrder = (properties: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, properties[name]!]));

/** @throws Inapplicable */
export const changeQuestion = (
  document: ProgrammeDocument,
  { section, name }: Place,
  change: (question: JsonObject) => JsonObject,
): ProgrammeDocument =>
  changeSection(document, section, (file, properties) => ({
    ...file,
    properties: { ...properties, [name]: change(questionIn(properties, name)) },
  }));

export const addQuestion = (
  document: ProgrammeDocument,
  { section, name, question, after }: OperationOf<'question-added'>,
): ProgrammeDocument =>
  changeSection(document, section, (file, properties) => {
    if (Object.hasOwn(properties, name)) throw new Inapplicable(`There is a question ‘${name}’ already`);
    const names = placedAfter(Object.keys(properties), name, after);
    return { ...file, properties: inOrder({ ...properties, [name]: question }, names) };
  });

export const removeQuestion = (document: ProgrammeDocument, { section, name }: Place): ProgrammeDocument =>
  changeSection(document, section, (file, properties) => {
    questionIn(properties, name);
    return {
      ...file,
      required: requiredWith(file, name, false),
      properties: withWord(properties, name, undefined),
    };
  });

export const moveQuestion = (
  document: ProgrammeDocument,
  { section, name, after }: OperationOf<'question-moved'>,
): ProgrammeDocument =>
  changeSection(document, section, (file, properties) => {
    questionIn(properties, name);
    return { ...file, properties: inOrder(properties, placedAfter(Object.keys(properties), name, after)) };
  });

export const requireQuestion = (
  document: ProgrammeDocument,
  { section, name, required }: OperationOf<'question-required'>,
): ProgrammeDocument =>
  changeSection(document, section, (file, properties) => {
    questionIn(properties, name);
    return { ...file, required: requiredWith(file, name, required) };
  });

/** A section says it even where nothing is required, so that an empty list stays. */
function requiredWith(file: JsonObject, name: string, required: boolean): readonly string[] {
  const before = textsAt(file, 'required');
  if (before.includes(name) === required) return before;
  return required ? [...before, name] : before.filter((each) => each !== name);
}

/** Of a choice of several, the answers are those of its rows. */
export function changeOptions(
  document: ProgrammeDocument,
  { listed, ...place }: Place & { readonly listed: readonly string[] },
  change: (options: readonly string[]) => readonly string[],
): ProgrammeDocument {
  return changeQuestion(document, place, (question) => {
    const items = question['items'];
    if (isObject(items)) return { ...question, items: { ...items, enum: change(textsAt(items, 'enum')) } };
    return { ...question, enum: change(Object.hasOwn(question, 'enum') ? textsAt(question, 'enum') : listed) };
  });
}
