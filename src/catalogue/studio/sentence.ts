import type { Operation, OperationOf, QuestionWord, SectionText } from './operation.ts';

/** How people know what an operation names. */
export interface Titles {
  question(section: string, name: string): string;
  section(section: string): string;
}

const WORDS: Readonly<Record<QuestionWord, string>> = {
  description: 'help',
  widget: 'look',
  maxLength: 'most characters',
  minimum: 'smallest number',
  maximum: 'largest number',
  format: 'format',
};

const TEXTS: Readonly<Record<SectionText, string>> = {
  description: 'The sentence under the heading',
  'saved/title': 'What is said once it is saved',
  'saved/body': 'What is said beneath, once it is saved,',
};

/** With the title of a question, or of a section. */
type Say<Kind extends Operation['kind']> = (
  operation: OperationOf<Kind>,
  question: (name: string) => string,
  section: (name: string) => string,
) => string;

const place = (after: string | null, question: (name: string) => string) =>
  after === null ? 'at the top' : `after ${question(after)}`;

const SENTENCES: { readonly [Kind in Operation['kind']]: Say<Kind> } = {
  'question-added': ({ question: added, name, after }, question) =>
    `${typeof added['title'] === 'string' ? added['title'] : name} was added ${place(after, question)}`,
  'question-removed': ({ name }, question) => `${question(name)} was removed`,
  'question-moved': ({ name, after }, question) => `${question(name)} was moved ${place(after, question)}`,
  'question-titled': ({ name, title }, question) => `${question(name)} is now called ‘${title}’`,
  'question-required': ({ name, required }, question) =>
    `${question(name)} is ${required ? 'now required' : 'not required any longer'}`,
  'question-message': ({ name, message }, question) =>
    `Where ${question(name)} is left empty, it now says ‘${message}’`,
  'question-set': ({ name, word, value }, question) =>
    `The ${WORDS[word]} of ${question(name)} ${value === null ? 'was taken away' : `is now ‘${String(value)}’`}`,
  'option-added': ({ name, option }, question) => `${question(name)} can now be answered ‘${option}’`,
  'option-removed': ({ name, option }, question) => `${question(name)} can no longer be answered ‘${option}’`,
  'option-relabelled': ({ name, option, label }, question) =>
    `The answer ‘${option}’ of ${question(name)} is now ‘${label}’`,
  'text-changed': ({ section, at, text }, _, titleOf) => `${TEXTS[at]} of ${titleOf(section)} is now ‘${text}’`,
  'section-titled': ({ section, title }, _, titleOf) => `The section ${titleOf(section)} is now called ‘${title}’`,
  'section-added': ({ title, after }, _, titleOf) => `The section ${title} was added after ${titleOf(after)}`,
  'section-moved': ({ section, after }, _, titleOf) =>
    `The section ${titleOf(section)} was moved after ${titleOf(after)}`,
  'source-replaced': ({ file }) => `The source of ${file} was replaced`,
};

/** What was done, as history has it: 'Phone is now required'. */
export const sentence = (operation: Operation, titles: Titles): string =>
  (SENTENCES[operation.kind] as Say<Operation['kind']>)(
    operation as never,
    (name) => ('section' in operation ? titles.question(operation.section, name) : name),
    titles.section,
  );
