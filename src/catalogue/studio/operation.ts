import type { JsonObject, Json } from './document.ts';

interface InSection {
  readonly section: string;
}

interface OnQuestion extends InSection {
  /** The property of the section under which it is answered. */
  readonly name: string;
}

/** `listed` are the answers of the shared block that a question takes over: they are written out where it has none of its own. */
interface OnOption extends OnQuestion {
  readonly option: string;
  readonly listed: readonly string[];
}

/** What the page changes of a question besides its title. `null` takes the word away. */
export const QUESTION_WORDS = ['description', 'widget', 'maxLength', 'minimum', 'maximum', 'format'] as const;
export type QuestionWord = (typeof QUESTION_WORDS)[number];

/** What the page changes of a section besides its title. */
export const SECTION_TEXTS = ['description', 'saved/title', 'saved/body'] as const;
export type SectionText = (typeof SECTION_TEXTS)[number];

/** One edit of a form, in the words of its author. Places are named by what comes before, so that they survive the edits of others. */
export type Operation =
  | ({ readonly kind: 'question-added'; readonly question: JsonObject; readonly after: string | null } & OnQuestion)
  | ({ readonly kind: 'question-removed' } & OnQuestion)
  | ({ readonly kind: 'question-moved'; readonly after: string | null } & OnQuestion)
  | ({ readonly kind: 'question-titled'; readonly title: string } & OnQuestion)
  | ({ readonly kind: 'question-required'; readonly required: boolean } & OnQuestion)
  | ({ readonly kind: 'question-message'; readonly message: string } & OnQuestion)
  | ({ readonly kind: 'question-set'; readonly word: QuestionWord; readonly value: Json } & OnQuestion)
  | ({ readonly kind: 'option-added' } & OnOption)
  | ({ readonly kind: 'option-removed' } & OnOption)
  | ({ readonly kind: 'option-relabelled'; readonly label: string } & OnOption)
  | ({ readonly kind: 'text-changed'; readonly at: SectionText; readonly text: string } & InSection)
  | ({ readonly kind: 'section-titled'; readonly title: string } & InSection)
  | ({ readonly kind: 'section-added'; readonly title: string; readonly after: string } & InSection)
  | ({ readonly kind: 'section-moved'; readonly after: string } & InSection)
  | { readonly kind: 'source-replaced'; readonly file: string; readonly source: JsonObject };

export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { readonly kind: Kind }>;
