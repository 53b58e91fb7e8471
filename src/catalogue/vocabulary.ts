import type { FileKind } from '#rules/files.ts';

/** `schemas/section.schema.json` explains each word, to officers and editors; any other word is refused. */

/** A sentence, or one sentence at the field and another in the flag. */
export type Message = string | { readonly text: string; readonly flag: string };

/**
 * All of it must hold. A name is that of a field beside, a path that of another section's (`programme/degreeId`) or of what is
 * known (`application/utmeScore`); `and`, `or` and `not` join further conditions.
 */
export interface Condition {
  readonly [name: string]: Wanted | Condition | readonly Condition[];
}

/** This answer, one of these answers, or what a test says of it. */
export type Wanted = Answers | Test;

export interface Test {
  readonly anyBut?: Answers;
  /** None of these, answered or not. */
  readonly unless?: Answers;
  readonly atLeast?: number | string;
  readonly atMost?: number | string;
  /** One of these is among several answers. */
  readonly includes?: Answers;
  readonly answered?: boolean;
}

type Answers = Answer | readonly Answer[];

export type Answer = string | number | boolean;

/** Whole years, exactly, on a day: one that is written, or that of another answer; today unless said. */
export interface Age {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly on?: string;
}

/** Each of `all` stands in a row of its own; a list in it is of alternatives. Only rows that meet `where` count. */
export interface MustContain {
  readonly of: string;
  readonly all: readonly (Answer | readonly Answer[])[];
  readonly where?: Condition;
}

/** A sum of the answers `of` that path, or without it a count of the rows. */
export interface Total {
  readonly of?: string;
  readonly where?: Condition;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Names of fields, paths, and numbers; a path into rows stands for all their answers. */
export type Operands = readonly (string | number)[];

export const OPERATIONS = [
  'sum',
  'difference',
  'product',
  'quotient',
  'average',
  'count',
  'join',
  'years',
  'months',
  'days',
] as const;

/** One operation. `years`, `months` and `days` are those from a day to another. */
export type Calculation = Readonly<Partial<Record<(typeof OPERATIONS)[number], Operands>>>;

/** Its id stays; `off`, it is offered no more, and stays right where it was chosen. */
export interface Entry {
  readonly id: number | string;
  readonly name: string;
  readonly off?: true;
}

export interface Slots {
  readonly days: readonly string[];
  /** HH:MM, and the last slot ends at `to`. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly places: number;
}

export interface FieldWords {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly title?: string;
  /** Help shown under the field. */
  readonly description?: string;
  readonly enum?: readonly Answer[];
  readonly const?: Answer;
  /** Filled in when the question is first shown, and an answer like any other from then on. */
  readonly default?: Answer;
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
  readonly widget?: string;
  readonly lookup?: string;
  /** A change of one of these fields clears this field. */
  readonly lookupBy?: readonly string[];
  readonly requiredWhenOptions?: true;
  readonly askedWhen?: Condition;
  readonly messages?: Readonly<Record<string, Message>>;
  readonly prefilledFrom?: string;
  /** How an answer is put in order before it is judged and stored. */
  readonly normalise?: string;
  /** Whole years, counted by the calendar year: strictly more, strictly less. */
  readonly ageOver?: number;
  readonly ageUnder?: number;
  readonly rowsRequired?: number;
  readonly uniqueBy?: string;
  readonly differsFrom?: string | readonly string[];
  /** A number or a day, which this one may equal. */
  readonly notBefore?: string;
  readonly summary?: readonly string[];
  /** Both fields are answered, or neither. */
  readonly togetherWith?: string;
  readonly accept?: readonly FileKind[];
  readonly maxMegabytes?: number;
  readonly equals?: string;
  readonly notAfter?: string;
  readonly age?: Age;
  readonly mustContain?: MustContain;
  /** Of one column. */
  readonly inOrder?: Readonly<Record<string, 'rising' | 'falling'>>;
  /** The columns in which a row begins and ends. */
  readonly noOverlap?: readonly [string, string];
  readonly totals?: readonly Total[];
  /** The answer among several that stands alone. */
  readonly noneOf?: string;
  readonly decimals?: number;
  readonly calculated?: Calculation;
  /** Names that a typed signature repeats. */
  readonly signs?: readonly string[];
  /** A list of the programme's own, by the name of its file, and what it holds. */
  readonly list?: string;
  readonly entries?: readonly Entry[];
  /** How many applications may have each answer. */
  readonly places?: Readonly<Record<string, number>>;
  /** Times of days, each with so many places; they are written out as answers when it is read. */
  readonly slots?: Slots;
  /** Paragraphs, in the marks that `RichText` knows: beside a box to tick, and under a label. */
  readonly text?: readonly string[];
  readonly help?: readonly string[];
  /** The office reads the answer only with the claim `sensitive-answers`, and each reading is written down. Of a section, all of them. */
  readonly sensitive?: true;
}

/** Answers to `eligibility.json` with which nobody gets on: what is said, and what they can apply for instead, by their folders. */
export interface Ending {
  readonly when: Condition;
  readonly text: string;
  readonly instead?: readonly string[];
}

export interface SectionSchema extends FieldSchema {
  readonly $id: string;
  readonly title: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly saved?: { readonly title: string; readonly body: string };
  readonly passportRequired?: true;
  /** The form stands on signed-in pages, whose widgets applicants do not load. */
  readonly signedIn?: true;
  /** The section is asked before the invoice is made, and its answers are not stored. */
  readonly endings?: readonly Ending[];
}

/** By these an answer is judged beside JSON Schema's words and those that every form has. */
export const RULE_WORDS = [
  'equals',
  'notAfter',
  'age',
  'mustContain',
  'inOrder',
  'noOverlap',
  'totals',
  'noneOf',
  'decimals',
  'signs',
  'list',
] as const satisfies readonly (keyof FieldSchema)[];

export const FIELD_WORDS = [
  'widget',
  'lookup',
  'lookupBy',
  'requiredWhenOptions',
  'askedWhen',
  'messages',
  'prefilledFrom',
  'normalise',
  'ageOver',
  'ageUnder',
  'rowsRequired',
  'uniqueBy',
  'differsFrom',
  'notBefore',
  'summary',
  'togetherWith',
  'accept',
  'maxMegabytes',
  ...RULE_WORDS,
  'calculated',
  'entries',
  'places',
  'slots',
  'text',
  'help',
  'sensitive',
] as const satisfies readonly Exclude<keyof FieldSchema, keyof FieldWords>[];

export const SECTION_WORDS = ['saved', 'passportRequired', 'signedIn', 'endings'] as const;
