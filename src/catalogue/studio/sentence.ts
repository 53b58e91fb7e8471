import type { Operation, QuestionWord, SectionText } from './operation.ts';

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

/** What was done, as history has it: 'Phone is now required'. */
export function sentence(operation: Operation, titles: Titles): string {
  const question = (name: string) => ('section' in operation ? titles.question(operation.section, name) : name);
  switch (operation.kind) {
    case 'question-added': {
      const { question: added, name, after } = operation;
      const title = typeof added['title'] === 'string' ? added['title'] : name;
      return `${title} was added ${place(after, question)}`;
    }
    case 'question-removed':
      return `${question(operation.name)} was removed`;
    case 'question-moved':
      return `${question(operation.name)} was moved ${place(operation.after, question)}`;
    case 'question-titled':
      return `${question(operation.name)} is now called ‘${operation.title}’`;
    case 'question-required':
      return `${question(operation.name)} is ${operation.required ? 'now required' : 'not required any longer'}`;
    case 'question-message':
      return `Where ${question(operation.name)} is left empty, it now says ‘${operation.message}’`;
    case 'question-set': {
      const word = `The ${WORDS[operation.word]} of ${question(operation.name)}`;
      return operation.value === null ? `${word} was taken away` : `${word} is now ‘${String(operation.value)}’`;
    }
    case 'option-added':
      return `${question(operation.name)} can now be answered ‘${operation.option}’`;
    case 'option-removed':
      return `${question(operation.name)} can no longer be answered ‘${operation.option}’`;
    case 'option-relabelled':
      return `The answer ‘${operation.option}’ of ${question(operation.name)} is now ‘${operation.label}’`;
    case 'text-changed':
      return `${TEXTS[operation.at]} of ${titles.section(operation.section)} is now ‘${operation.text}’`;
    case 'section-titled':
      return `The section ${titles.section(operation.section)} is now called ‘${operation.title}’`;
    case 'section-added':
      return `The section ${operation.title} was added after ${titles.section(operation.after)}`;
    case 'section-moved':
      return `The section ${titles.section(operation.section)} was moved after ${titles.section(operation.after)}`;
    case 'source-replaced':
      return `The source of ${operation.file} was replaced`;
  }
}

const place = (after: string | null, question: (name: string) => string) =>
  after === null ? 'at the top' : `after ${question(after)}`;
