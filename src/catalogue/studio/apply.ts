import { fileAt, Inapplicable, objectAt, type ProgrammeDocument, withFile, withWord } from './document.ts';
import type { Operation } from './operation.ts';
import {
  addQuestion,
  changeOptions,
  changeQuestion,
  moveQuestion,
  removeQuestion,
  requireQuestion,
} from './questions.ts';
import { addSection, changeText, moveSection, titleSection } from './sections.ts';

/** The document after one edit; the one before stays as it is. @throws Inapplicable with a sentence for its author */
export function apply(document: ProgrammeDocument, operation: Operation): ProgrammeDocument {
  switch (operation.kind) {
    case 'question-added':
      return addQuestion(document, operation);
    case 'question-removed':
      return removeQuestion(document, operation);
    case 'question-moved':
      return moveQuestion(document, operation);
    case 'question-titled':
      return changeQuestion(document, operation, (question) => ({ ...question, title: operation.title }));
    case 'question-required':
      return requireQuestion(document, operation);
    case 'question-message':
      return changeQuestion(document, operation, (question) => ({
        ...question,
        messages: { ...objectAt(question, 'messages'), required: operation.message },
      }));
    case 'question-set':
      return changeQuestion(document, operation, (question) =>
        withWord(question, operation.word, operation.value ?? undefined),
      );
    case 'option-added':
      return changeOptions(document, operation, (options) => [...without(options, operation.option), operation.option]);
    case 'option-removed':
      return changeOptions(document, operation, (options) => others(options, operation.option));
    case 'option-relabelled': {
      const { option, label } = operation;
      return changeOptions(document, operation, (options) =>
        without(others(options, option).length < options.length ? options : [], label).map((each) =>
          each === option ? label : each,
        ),
      );
    }
    case 'text-changed':
      return changeText(document, operation);
    case 'section-titled':
      return titleSection(document, operation);
    case 'section-added':
      return addSection(document, operation);
    case 'section-moved':
      return moveSection(document, operation);
    case 'source-replaced':
      fileAt(document, operation.file);
      return withFile(document, operation.file, operation.source);
  }
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
