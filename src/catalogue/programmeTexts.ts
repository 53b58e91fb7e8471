import type { Chart, ChartState, Programme } from './programme.ts';
import type { FieldSchema, SectionSchema } from './vocabulary.ts';

/** Texts with letters: an answer may be a number, and a word may be absent. */
export const readable = (texts: readonly unknown[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text));

/** What a question says itself, without those within it. */
export function ownTexts({ title, description, messages = {}, text = [], help = [], ...field }: FieldSchema): string[] {
  const messageTexts = Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? message : [message.text, message.flag],
  );
  return readable([
    title,
    description,
    ...(field.slots ? [] : (field.enum ?? [])),
    ...(field.entries ?? []).map(({ name }) => name),
    ...messageTexts,
    ...help,
    ...text,
  ]);
}

/** The section or question itself, and all within it. */
export function fieldsIn(field: FieldSchema): FieldSchema[] {
  const within = [...Object.values(field.properties ?? {}), ...(field.items ? [field.items] : [])];
  return [field, ...within.flatMap(fieldsIn)];
}

/** What a section says beside its questions: once it is saved, and where it ends an application. */
export const besideTexts = ({ saved, endings = [] }: SectionSchema): string[] =>
  readable([saved?.title, saved?.body, ...endings.map(({ text }) => text)]);

export const sectionTexts = (section: SectionSchema): string[] => [
  ...besideTexts(section),
  ...fieldsIn(section).flatMap(ownTexts),
];

type Listed = Pick<Programme, 'name' | 'summary' | 'invoice'>;

/** What its card, its invoice and its steps say. */
export const flowTexts = ({ name, summary, invoice }: Listed, chart: Pick<Chart, 'states'>): string[] =>
  readable([
    name,
    summary,
    invoice.label,
    invoice.description,
    invoice.sessionRequired,
    ...Object.values(chart.states).flatMap(stateTexts),
  ]);

const stateTexts = ({ meta, states = {} }: ChartState): unknown[] => [
  meta?.title,
  meta?.description,
  ...(meta?.afterwards ?? []),
  ...Object.values(states).flatMap(stateTexts),
];
