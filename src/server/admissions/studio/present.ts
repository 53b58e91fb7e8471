import { compareProgrammes } from '#catalogue/comparing/compareProgrammes.ts';
import { inOrder } from '#catalogue/explaining/explainChart.ts';
import { META_SCHEMAS } from '#catalogue/reading/metaSchemas.ts';
import { FURTHER_WIDGETS, WIDGETS } from '#catalogue/registry/widgets.ts';
import { isObject, objectAt, sectionPath, textOf } from '#catalogue/studio/document.ts';
import { QUESTION_WORDS } from '#catalogue/studio/operation.ts';
import type { FieldSchema, Message, SectionSchema } from '#catalogue/vocabulary.ts';
import type { Form, FormQuestion, FormSection } from '#contract/admissions/forms.ts';
import { type Opened, titleOf, titlesIn } from './opening.ts';

type Sections = Opened['read']['sections'];

/** In the order in which they are asked; those of somebody else, such as a referee, come last. */
export function sectionsIn({ document, read, programme }: Opened): FormSection[] {
  const names = Object.keys(read.sections);
  const chart = read.programme?.chart ?? programme.chart;
  const asked = programme.hasForm ? inOrder(chart).flatMap((state) => chart.states[state]!.meta?.section ?? []) : [];
  return [...new Set([...asked.filter((name) => names.includes(name)), ...names])].map((name) => {
    const section = read.sections[name]!;
    const raw = objectAt(document.files[sectionPath(document.id, name)], 'properties');
    const { properties } = section as Partial<SectionSchema>;
    return {
      name,
      file: sectionPath(document.id, name),
      title: titleOf(section) ?? name,
      questions: Object.entries(isObject(properties as never) ? properties! : {}).map(([question, field]) => ({
        ...questionIn(question, isObject(field as never) ? field : {}),
        required: Array.isArray(section.required) && section.required.includes(question),
        isShared: objectAt(raw, question)?.['$ref'] !== undefined,
      })),
    };
  });
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const messageIn = (message: Message | undefined): string | null =>
  typeof message === 'object' && message !== null ? textIn(message.text) : textIn(message);

function questionIn(name: string, field: FieldSchema): Omit<FormQuestion, 'required' | 'isShared'> {
  const options = field.items?.enum ?? field.enum;
  return {
    name,
    title: titleOf(field) ?? name,
    help: textIn(field.description),
    message: messageIn(field.messages?.['required']),
    widget: textIn(field.widget),
    kind: textIn(field.type) ?? 'string',
    options: Array.isArray(options) && options.every((each) => typeof each === 'string') ? options : null,
  };
}

/** Its place in words: the question, or the section. */
export function mistakesIn({ read }: Opened, clash: string | undefined): Form['mistakes'] {
  const titles = titlesIn(read);
  const mistakes = read.mistakes.map(({ file, line, pointer, sentence }) => ({
    file,
    line,
    place: placeOf(file, pointer, titles.section, titles.question),
    sentence,
  }));
  if (clash !== undefined)
    mistakes.push({ file: `flows/${read.programme!.id}/flow.json`, line: 1, place: '', sentence: clash });
  return mistakes;
}

function placeOf(
  file: string,
  pointer: string,
  section: (name: string) => string,
  question: (section: string, name: string) => string,
): string {
  const name = /^schemas\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1];
  if (name === undefined) return '';
  const of = /^\/properties\/([^/]+)/.exec(pointer)?.[1];
  return of === undefined ? section(name) : `${section(name)}, ${question(name, of)}`;
}

/** For those who apply, of what the files say. */
export function effectsOf({ read, programme }: Opened): string[] {
  if (!read.programme || !programme.hasForm) return [];
  const titles = titlesIn({ sections: { ...programme.sections, ...read.sections } as Sections });
  return compareProgrammes(programme, read.programme).map(({ section, pointer, sentence }) => {
    const name = pointer.split('/')[1];
    const subject =
      name === undefined ? titles.section(section) : `${titles.section(section)}, ${titles.question(section, name)}`;
    return `${subject}: ${sentence}`;
  });
}

export const sourcesIn = ({ document }: Opened): Form['sources'] =>
  Object.entries(document.files).map(([file, source]) => ({ file, text: textOf(source) }));

interface Explained {
  readonly properties: Readonly<Record<string, { readonly description?: string; readonly $ref?: string }>>;
}

/** The vocabulary's own sentences. */
export const meaningsOfWords = (): Form['meanings'] => {
  const { $defs = {} } = META_SCHEMAS.section.schema;
  const { properties } = $defs['words'] as Explained;
  const meaningOf = (word: string): string => {
    const { description, $ref } = properties[word] ?? {};
    return (
      description ?? ($ref ? ($defs[$ref.split('/').at(-1)!] as { description?: string }).description : undefined) ?? ''
    );
  };
  const required = ($defs['required'] as { description?: string }).description ?? '';
  const words = ['title', 'enum', ...QUESTION_WORDS].map((word) => [word, meaningOf(word)] as const);
  return Object.fromEntries([...words, ['required', required] as const]);
};

export const widgetsOfForms = (): Form['widgets'] =>
  Object.entries({ ...WIDGETS, ...FURTHER_WIDGETS }).map(([name, { meaning, types }]) => ({
    name,
    meaning,
    types: [...types],
  }));
