import type { Answer, FieldSchema } from '../../vocabulary.ts';
import type { Resolved } from '../references.ts';

/** A field where it is declared, with what a word of it may refer to. */
export interface FieldPlace {
  readonly section: Resolved;
  readonly pointer: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly isRequired: boolean;
  /** False within rows whose widget draws them in its own way. */
  readonly needsWidget: boolean;
  /** The group or row that it stands in. */
  readonly group: FieldSchema;
  /** All fields beside it, itself included. */
  readonly siblings: readonly string[];
  /** Those declared before it. */
  readonly above: ReadonlyMap<string, FieldSchema>;
}

export type FieldCheck = (place: FieldPlace) => void;

export type Type = NonNullable<FieldSchema['type']>;

/** How each type is called in a sentence. */
export const KINDS: Readonly<Record<Type, string>> = {
  string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'yes or no', object: 'a group', array: 'rows',
};

export const isOfType = (answer: Answer, type: FieldSchema['type']) =>
  type === 'integer' ? Number.isInteger(answer) : typeof answer === type;
