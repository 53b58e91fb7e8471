import type { Answers } from '#catalogue/journey.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import { sizeInWords } from '#rules/files.ts';
import type { Answered, Names } from '../../kit/answers/textOf.ts';
import type { Application } from '../applications/service.ts';

export const EMPTY = '-';

/** Answers have the paths of a slip's declaration, such as `personal-details/titleId`. */
export function answerReader({ sections }: Programme, answers: Answers): (from: string) => Answered {
  return (from) => {
    const [section = '', ...path] = from.split('/');
    return {
      field: schemaAt(sections[section]!, path.reduce<string>(childPointer, '')),
      value: path.reduce<unknown>(step, answers[section]),
    };
  };
}

const step = (value: unknown, name: string): unknown =>
  isAnswers(value) && Object.hasOwn(value, name) ? value[name] : undefined;

type Documents = Application['documents'];

/** The application's own files are a list too. */
export const withDocuments = ({ nameOf }: Names, documents: Documents): Names => ({
  nameOf: (lookup, id) =>
    lookup === UPLOADS ? uploadedAs(documents.find((document) => document.id === id)) : nameOf(lookup, id),
});

const uploadedAs = (document: Documents[number] | undefined): string =>
  document ? `Uploaded: ${document.name}, ${sizeInWords(document.size)}` : EMPTY;
