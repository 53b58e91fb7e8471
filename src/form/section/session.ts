import { createContext, use } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import type { Widget } from '../widgets/widget.ts';
import type { ReadOnlyFacts } from './sectionFormProps.ts';

/**
 * What a widget tells while a section is filled. Typing reaches `type` alone, which costs no render; the form's own
 * state hears of it on `commit`.
 */
export interface SectionSession {
  readonly schema: SectionSchema;
  /** How a field is drawn. Given here, since a widget may draw questions of its own. */
  widgetOf(field: FieldSchema): Widget;
  /** What the college knows already, and nobody can change. */
  readonly facts: ReadOnlyFacts;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  /** What has been typed there, drawn or not. */
  answerAt(pointer: string): unknown;
  /** Keeps an answer at once; undefined for none. */
  edit(pointer: string, value: unknown): void;
  /** Keeps a text, which its own element shows, as it is typed. */
  type(pointer: string, text: unknown): void;
  /** Draws what has been edited. */
  commit(): void;
  /** Judges these fields from now on; commits, unless the form would look as it does. */
  leave(...pointers: readonly string[]): void;
  /** Judges this field, and those within, no more until they are left or submitted: a row that has just been added. */
  begin(pointer: string): void;
}

export const SectionSessionContext = createContext<SectionSession | null>(null);

export function useSection(): SectionSession {
  const session = use(SectionSessionContext);
  if (!session) throw new Error('No section around this field');
  return session;
}

/** The declaration of the group or row that a field stands in. */
export const GroupContext = createContext<FieldSchema>({});

/** The answers beside a field, which its list may depend on. */
export const SiblingsContext = createContext<SectionAnswers>({});
