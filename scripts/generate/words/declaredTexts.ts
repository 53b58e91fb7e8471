import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ChartState, Programme } from '#catalogue/programme.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import type { PlacedText } from './placedTexts.ts';

/** What declarations say to applicants. A slip is the college's paper and stays in English; forms of signed-in pages are not theirs. */
export function declaredTexts({ programmes, forms }: Catalogue): PlacedText[] {
  const sections = [
    ...programmes.flatMap((programme) => Object.values(programme.sections)),
    ...Object.values(forms.sections).filter(({ signedIn }) => !signedIn),
  ];
  return [
    ...programmes.flatMap((programme) => placed(programmeTexts(programme), `flows/${programme.id}`)),
    ...sections.flatMap((section) => placed(sectionTexts(section), `schemas/${section.$id}`)),
  ];
}

export const placed = (texts: readonly unknown[], where: string): PlacedText[] =>
  texts
    .filter((text): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text))
    .map((text) => [text, where]);

export const sectionTexts = (section: SectionSchema): unknown[] => [
  section.saved?.title,
  section.saved?.body,
  ...(section.endings ?? []).map(({ text }) => text),
  ...fieldTexts(section),
];

const programmeTexts = ({ name, summary, invoice, chart }: Programme) => [
  name,
  summary,
  invoice.label,
  invoice.description,
  invoice.sessionRequired,
  ...Object.values(chart.states).flatMap(stateTexts),
];

const stateTexts = ({ meta, states = {} }: ChartState): (string | undefined)[] => [
  meta?.title,
  meta?.description,
  ...(meta?.afterwards ?? []),
  ...Object.values(states).flatMap(stateTexts),
];

function fieldTexts({
  title,
  description,
  enum: answers = [],
  messages = {},
  properties = {},
  items,
}: FieldSchema | SectionSchema): unknown[] {
  const told = Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? message : [message.text, message.flag],
  );
  return [
    title,
    description,
    ...answers,
    ...told,
    ...Object.values(properties).flatMap(fieldTexts),
    ...(items ? fieldTexts(items) : []),
  ];
}
