import { fileAt, Inapplicable, objectAt, type ProgrammeDocument, withFile, withWord } from './document.ts';
import type { Operation, OperationOf } from './operation.ts';
import {
  addQuestion,
  changeOptions,
  changeQuestion,
  moveQuestion,
  removeQuestion,
  requireQuestion,
} from './questions.ts';
import { addSection, changeText, moveSection, titleSection } from './sections.ts';

type Apply<Kind extends Operation['kind']> = (
  document: ProgrammeDocument,
  operation: OperationOf<Kind>,
) => ProgrammeDocument;

const APPLY: { readonly [Kind in Operation['kind']]: Apply<Kind> } = {
  'question-added': addQuestion,
  'question-removed': removeQuestion,
  'question-moved': moveQuestion,
  'question-titled': (document, operation) =>
    changeQuestion(document, operation, (question) => ({ ...question, title: operation.title })),
  'question-required': requireQuestion,
  'question-message': (document, operation) =>
    changeQuestion(document, operation, (question) => ({
      ...question,
      messages: { ...objectAt(question, 'messages'), required: operation.message },
    })),
  'question-set': (document, operation) =>
    changeQuestion(document, operation, (question) => withWord(question, operation.word, operation.value ?? undefined)),
  'option-added': (document, operation) =>
    changeOptions(document, operation, (options) => [...without(options, operation.option), operation.option]),
  'option-removed': (document, operation) =>
    changeOptions(document, operation, (options) => others(options, operation.option)),
  'option-relabelled': (document, operation) =>
    changeOptions(document, operation, (options) => relabelled(options, operation)),
  'text-changed': changeText,
  'section-titled': titleSection,
  'section-added': addSection,
  'section-moved': moveSection,
  'source-replaced': (document, { file, source }) => {
    fileAt(document, file);
    return withFile(document, file, source);
  },
};

/** The document after one edit; the one before stays as it is. @throws Inapplicable with a sentence for its author */
export const apply = (document: ProgrammeDocument, operation: Operation): ProgrammeDocument =>
  (APPLY[operation.kind] as Apply<Operation['kind']>)(document, operation as never);

function relabelled(
  options: readonly string[],
  { option, label }: OperationOf<'option-relabelled'>,
): readonly string[] {
  others(options, option);
  without(options, label);
  return options.map((each) => (each === option ? label : each));
}

/** @throws Inapplicable where it is among them */
function without(options: readonly string[], option: string): readonly string[] {
  if (options.includes(option)) throw new Inapplicable(`‘${option}’ is among the answers already`);
  return options;
}

/** @throws Inapplicable where it is not among them */
function others(options: readonly string[], option: string): readonly string[] {
  if (!options.includes(option)) throw new Inapplicable(`‘${option}’ is not among the answers`);
  return options.filter((each) => each !== option);
}

/** One after the other. @throws Inapplicable at the first that has nothing to act on */
export const applyAll = (document: ProgrammeDocument, operations: readonly Operation[]): ProgrammeDocument =>
  operations.reduce(apply, document);
