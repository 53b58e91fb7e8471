import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Place } from './place.ts';

/** One question and what a person answers to it; without an answer it is read and passed. */
export interface Task {
  readonly place: Place;
  /** `personal-details/titleId`; of rows, without their numbers. */
  readonly path: string;
  readonly field: FieldSchema;
  readonly answer: unknown;
  /** The answers beside it. */
  readonly siblings: SectionAnswers;
  readonly reader: Reader;
}

/** Who fills the form. */
export interface Reader {
  /** What a list says of an id. */
  nameOf(lookup: string, parents: readonly unknown[], id: unknown): string;
  /** Whether the college has answered it already, so that nobody can change it. */
  isKnown(field: FieldSchema): boolean;
  /** Takes down what was typed or chosen, in the words that were in sight. */
  note(path: string, words: string): void;
  /** Goes through the questions of a group or a row in the same way. */
  through(group: Pick<Task, 'place' | 'path' | 'field'> & { readonly answers: SectionAnswers }): Promise<void>;
}

/** What a person does with a widget. */
export interface Driver {
  answer(task: Task): Promise<void>;
  /** The form shows the answer again. */
  seesAgain(task: Task): Promise<void>;
}

/** The words of an answer that is chosen from a list. */
export const chosenWords = ({ field, siblings, reader }: Task, answer: unknown): string =>
  field.entries?.find(({ id }) => id === answer)?.name ??
  (field.lookup
    ? reader.nameOf(
        field.lookup,
        (field.lookupBy ?? []).map((parent) => siblings[parent]),
        answer,
      )
    : String(answer));
