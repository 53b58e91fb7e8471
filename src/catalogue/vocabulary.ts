import type { FileKind } from '#rules/files.ts';

/**
 * The words a declaration may use, beside JSON Schema's own. Each is explained, for officers and for editors, in
 * `schemas/section.schema.json`; the checker refuses any other word.
 */

/** The words in which a mistake is told: a sentence, or a sentence at the field and another in the flag. */
export type Message = string | { readonly text: string; readonly flag: string };

/** Sibling fields and the answers that make a field asked: one, any of a list, or any but those. All must hold. */
export type Condition = Readonly<Record<string, Answers | { readonly anyBut: Answers }>>;

type Answers = Answer | readonly Answer[];

export type Answer = string | number | boolean;

export interface FieldWords {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly title?: string;
  /** Help shown under the field. */
  readonly description?: string;
  readonly enum?: readonly Answer[];
  readonly const?: Answer;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

export interface FieldSchema extends FieldWords {
  /** How the field is drawn; by default what fits its type. */
  readonly widget?: string;
  /** The named list whose ids are this field's answers. */
  readonly lookup?: string;
  /** The sibling fields the list depends on; a change of one clears this field. */
  readonly lookupBy?: readonly string[];
  /** Required exactly when the list has options for the chosen parents. */
  readonly requiredWhenOptions?: true;
  readonly askedWhen?: Condition;
  /** The messages by the word they belong to: `required`, `format`, `ageOver` ... */
  readonly messages?: Readonly<Record<string, Message>>;
  /** What the college knows already: it fills this field and makes it read-only. Where it is not known, the field is asked. */
  readonly prefilledFrom?: string;
  /** Age by year, in whole years: strictly more, strictly less. */
  readonly ageOver?: number;
  readonly ageUnder?: number;
  /** Of a list of rows: how many must be complete, and which answer may stand in only one row. */
  readonly rowsRequired?: number;
  readonly uniqueBy?: string;
  /** The sibling field whose answer this one must not repeat. */
  readonly differsFrom?: string;
  /** The sibling field, a number or a day, that this one may equal or exceed but not come before. */
  readonly notBefore?: string;
  /** Of rows drawn as cards: the columns that a folded card shows, the first in bold; by default the first three. */
  readonly summary?: readonly string[];
  /** The sibling field that is answered whenever this one is: both or neither. */
  readonly togetherWith?: string;
  /** Of a file: the kinds it may be, and the megabytes it must stay below. */
  readonly accept?: readonly FileKind[];
  readonly maxMegabytes?: number;
}

/** A whole section: an object whose `required` lists what must be answered, and a place for the passport. */
export interface SectionSchema extends FieldSchema {
  readonly $id: string;
  readonly title: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  /** What the flags say when the section is saved. */
  readonly saved?: { readonly title: string; readonly body: string };
  /** The section is refused until the applicant's passport photograph is there. */
  readonly passportRequired?: true;
}

export const FIELD_WORDS = [
  'widget', 'lookup', 'lookupBy', 'requiredWhenOptions', 'askedWhen', 'messages', 'prefilledFrom',
  'ageOver', 'ageUnder', 'rowsRequired', 'uniqueBy', 'differsFrom', 'notBefore', 'summary', 'togetherWith', 'accept', 'maxMegabytes',
] as const satisfies readonly Exclude<keyof FieldSchema, keyof FieldWords>[];

export const SECTION_WORDS = ['saved', 'passportRequired'] as const;
