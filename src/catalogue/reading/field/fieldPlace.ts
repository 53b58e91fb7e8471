import type { Answer, FieldSchema } from '../../vocabulary.ts';
import type { Resolved } from '../references.ts';

export interface FieldPlace {
  readonly section: Resolved;
  readonly pointer: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly isRequired: boolean;
  /** False within rows whose widget draws them in its own way. */
  readonly needsWidget: boolean;
  readonly isInRows: boolean;
  readonly group: FieldSchema;
  /** The fields of the group, this one included. */
  readonly siblings: readonly string[];
  readonly above: ReadonlyMap<string, FieldSchema>;
  /** Those above the groups and rows that the field is in: a rule may name them. */
  readonly around: ReadonlyMap<string, FieldSchema>;
}

export type FieldCheck = (place: FieldPlace) => void;

export type Type = NonNullable<FieldSchema['type']>;

export const KINDS: Readonly<Record<Type, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  object: 'a group',
  array: 'rows',
};

export const isOfType = (answer: Answer, type: FieldSchema['type']) =>
  type === 'integer' ? Number.isInteger(answer) : typeof answer === type;
