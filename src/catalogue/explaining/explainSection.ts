import { childPointer } from '../pointer.ts';
import type { FieldSchema, Message, SectionSchema } from '../vocabulary.ts';
import { quoted, READINGS, type FieldAmong } from './words.ts';

/** One word of a declaration, read out. */
export interface Rule {
  readonly word: string;
  readonly sentence: string;
  /** What the applicant is told who does not meet it. */
  readonly told?: ShownMessage;
}

export interface ShownMessage {
  readonly text: string;
  /** What the flag in the corner says, where that differs. */
  readonly flag?: string;
}

export interface ExplainedField {
  readonly name: string;
  /** Within the section; of rows, that of each row, without its number. */
  readonly pointer: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Of a group its questions, of rows those of each row. */
  readonly fields: readonly ExplainedField[];
}

export interface ExplainedSection {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly fields: readonly ExplainedField[];
}

/** A section in plain words: what it asks, in what order, under which rules, and what is told to whoever misses one. */
export const explainSection = (section: SectionSchema): ExplainedSection =>
  ({ title: section.title, rules: sectionRules(section), fields: fieldsOf(section, '') });

/** The words that only a section has. */
type OwnWords = Readonly<Record<Exclude<keyof SectionSchema, keyof FieldSchema>, (section: SectionSchema) => Omit<Rule, 'word'> | undefined>>;

export const SECTION_READINGS: OwnWords = {
  $id: () => undefined,
  passportRequired: ({ passportRequired, messages }) =>
    (passportRequired ? { sentence: 'Needs the passport photograph before it can be saved', ...tellings(messages?.['passportRequired']) } : undefined),
  saved: ({ saved }) => (saved ? { sentence: `When it is saved, the flag says ${quoted(saved.title)}, and below it ${quoted(saved.body)}` } : undefined),
};

const sectionRules = (section: SectionSchema): Rule[] =>
  Object.entries(SECTION_READINGS).flatMap(([word, read]) => ruleOf(word, read(section)));

const ruleOf = (word: string, read: Omit<Rule, 'word'> | undefined): Rule[] => (read ? [{ word, ...read }] : []);

function fieldsOf(group: FieldSchema, pointer: string): ExplainedField[] {
  const siblings = group.properties ?? {};
  return Object.entries(siblings).map(([name, field]) => {
    const at = childPointer(pointer, name);
    return { name, pointer: at, title: field.title ?? name, rules: rulesOf({ field, siblings }, isIn(group, name)), fields: fieldsOf(field.items ?? field, at) };
  });
}

const isIn = ({ required }: FieldSchema, name: string): boolean => required?.includes(name) ?? false;

function rulesOf(among: FieldAmong, isRequired: boolean): Rule[] {
  const { field } = among;
  const read = Object.entries(READINGS).flatMap(([word, reading]) => {
    const value = field[word as keyof FieldSchema];
    const say = reading?.say as ((value: unknown, among: FieldAmong) => string) | undefined;
    const sentence = value === undefined ? '' : say?.(value, among) ?? '';
    return sentence === '' ? [] : [{ word, sentence: capital(sentence), ...(reading?.judged && tellings(field.messages?.[word])) }];
  });
  const need = needOf(field, isRequired);
  return need ? [...read.slice(0, 1), { word: 'required', sentence: need, ...tellings(need === OPTIONAL ? undefined : field.messages?.['required']) }, ...read.slice(1)] : read;
}

const OPTIONAL = 'Need not be answered';

/** Whether it must be answered; nothing of what the invoice fills in, and of groups, whose questions say it themselves. */
function needOf({ type, prefilledFrom, requiredWhenOptions, askedWhen }: FieldSchema, isRequired: boolean): string | undefined {
  if (type === 'object' || prefilledFrom) return undefined;
  if (requiredWhenOptions) return 'Must be answered when its list has something to choose';
  if (!isRequired) return OPTIONAL;
  return askedWhen ? 'Must be answered whenever it is asked' : 'Must be answered';
}

function tellings(message: Message | undefined): { told?: ShownMessage } {
  if (message === undefined) return {};
  return { told: typeof message === 'string' ? { text: message } : { text: message.text, ...(message.flag !== message.text && { flag: message.flag }) } };
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
