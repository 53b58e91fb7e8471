import { browserJudge, importSection, type Knowledge } from './browserJudge.ts';

/** What a test asks of the page: a section's module, by its address, and answers. */
export interface Question {
  readonly path: string;
  readonly knowledge: Knowledge;
  readonly batch: readonly unknown[];
}

declare global {
  /** From and to JSON: what carries objects into a page drops a `__proto__`, which a stranger may well send. */
  var judgeBatch: (question: string) => Promise<string>;
}

globalThis.judgeBatch = async (question) => {
  const { path, knowledge, batch } = JSON.parse(question) as Question;
  const section = await importSection(path);
  const judge = browserJudge(knowledge);
  return JSON.stringify(batch.map((answers) => judge(section, answers)));
};
