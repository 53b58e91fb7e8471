import { childPointer } from '../pointer.ts';
import type { Ending, FieldSchema, Message, SectionSchema } from '../vocabulary.ts';
import { conditionText, quoted, READINGS, SENSITIVE, type FieldAmong } from './words.ts';

export interface Rule {
  readonly word: string;
  readonly sentence: string;
  readonly message?: ShownMessage;
}

export interface ShownMessage {
  readonly text: string;
  /** The flag in the corner says this, where it differs from `text`. */
  readonly flag?: string;
}

export interface ExplainedField {
  readonly name: string;
  /** It leads through rows without their numbers: `/oLevelInfo/subjects`. */
  readonly pointer: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** The questions of a group, or those of each row. */
  readonly fields: readonly ExplainedField[];
}

export interface ExplainedSection {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly fields: readonly ExplainedField[];
}

export const explainSection = (section: SectionSchema): ExplainedSection => ({
  title: section.title,
  rules: sectionRules(section),
  fields: fieldsOf(section, ''),
});

type OwnWords = Readonly<
  Record<Exclude<keyof SectionSchema, keyof FieldSchema>, (section: SectionSchema) => Omit<Rule, 'word'> | undefined>
>;

export const SECTION_READINGS: OwnWords = {
  $id: () => undefined,
  passportRequired: ({ passportRequired, messages }) =>
    passportRequired
      ? {
          sentence: 'Needs the passport photograph before it can be saved',
          ...shownMessage(messages?.['passportRequired']),
        }
      : undefined,
  signedIn: () => undefined,
  endings: (section) =>
    section.endings
      ? {
          sentence: `Asked before the invoice, and not stored. ${section.endings.map((ending) => endingText(section, ending)).join(' ')}`,
        }
      : undefined,
  saved: ({ saved }) =>
    saved
      ? { sentence: `When it is saved, the flag says ${quoted(saved.title)}, and below it ${quoted(saved.body)}` }
      : undefined,
};

const endingText = (section: SectionSchema, { when, text, instead = [] }: Ending): string =>
  `When ${conditionText(when, { field: section, siblings: section.properties })}, nobody can apply, and reads ${quoted(text)}${instead.length > 0 ? `, with ways to ${instead.join(', ')}` : ''}.`;

const sectionRules = (section: SectionSchema): Rule[] => [
  ...(section.askedWhen
    ? [
        {
          word: 'askedWhen',
          sentence: `Asked when ${conditionText(section.askedWhen, { field: section, siblings: {} })}`,
        },
      ]
    : []),
  ...(section.sensitive ? [{ word: 'sensitive', sentence: capital(SENSITIVE) }] : []),
  ...Object.entries(SECTION_READINGS).flatMap(([word, read]) => ruleOf(word, read(section))),
];

const ruleOf = (word: string, read: Omit<Rule, 'word'> | undefined): Rule[] => (read ? [{ word, ...read }] : []);

/** @param around what a rule may name besides the group's own fields */
function fieldsOf(group: FieldSchema, pointer: string, around: FieldAmong['siblings'] = {}): ExplainedField[] {
  const siblings = { ...around, ...group.properties };
  return Object.entries(group.properties ?? {}).map(([name, field]) => {
    const at = childPointer(pointer, name);
    return {
      name,
      pointer: at,
      title: field.title ?? name,
      rules: rulesOf({ field, siblings }, isIn(group, name)),
      fields: fieldsOf(field.items ?? field, at, siblings),
    };
  });
}

const isIn = ({ required }: FieldSchema, name: string): boolean => required?.includes(name) ?? false;

function rulesOf(among: FieldAmong, isRequired: boolean): Rule[] {
  const { field } = among;
  const read = Object.entries(READINGS).flatMap(([word, reading]) => {
    const value = field[word as keyof FieldSchema];
    const say = reading?.say as ((value: unknown, among: FieldAmong) => string) | undefined;
    const sentence = value === undefined ? '' : (say?.(value, among) ?? '');
    return sentence === ''
      ? []
      : [{ word, sentence: capital(sentence), ...(reading?.judged && shownMessage(field.messages?.[word])) }];
  });
  const need = needOf(field, isRequired);
  return need
    ? [
        ...read.slice(0, 1),
        {
          word: 'required',
          sentence: need,
          ...shownMessage(need === OPTIONAL ? undefined : field.messages?.['required']),
        },
        ...read.slice(1),
      ]
    : read;
}

const OPTIONAL = 'Need not be answered';

/** Prefilled fields have no such sentence, nor have groups, whose questions have their own. */
function needOf(
  { type, prefilledFrom, requiredWhenOptions, askedWhen }: FieldSchema,
  isRequired: boolean,
): string | undefined {
  if (type === 'object' || prefilledFrom) return undefined;
  if (requiredWhenOptions) return 'Must be answered when its list has something to choose';
  if (!isRequired) return OPTIONAL;
  return askedWhen ? 'Must be answered whenever it is asked' : 'Must be answered';
}

function shownMessage(declared: Message | undefined): { message?: ShownMessage } {
  if (declared === undefined) return {};
  return {
    message:
      typeof declared === 'string'
        ? { text: declared }
        : { text: declared.text, ...(declared.flag !== declared.text && { flag: declared.flag }) },
  };
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
