import { createContext, use, type ComponentType } from 'react';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import type { Widget } from '../widgets/widget.ts';
import type { ReadOnlyFacts } from './sectionFormProps.ts';

/** Typing reaches `type` alone, which costs no render; the form's own state follows on `commit`. */
export interface SectionSession {
  readonly schema: SectionSchema;
  /** Given here, since a widget may draw questions of its own. */
  widgetOf(field: FieldSchema): Widget;
  readonly facts: ReadOnlyFacts;
  readonly LockedNote: ComponentType | undefined;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  /** What has been typed there, drawn or not. */
  answerAt(pointer: string): unknown;
  /** Undefined removes the answer. */
  edit(pointer: string, value: unknown): void;
  /** For a text, which its own element shows as it is typed. */
  type(pointer: string, text: unknown): void;
  /** Draws what has been edited. */
  commit(): void;
  /** Judges these fields from now on; commits after what is pressed was clicked, unless the form would look the same. */
  leave(...pointers: readonly string[]): void;
  /** Judges neither this field nor those within until they are left or submitted: a row that has just been added. */
  begin(pointer: string): void;
}

export const SectionSessionContext = createContext<SectionSession | null>(null);

export function useSection(): SectionSession {
  const session = use(SectionSessionContext);
  if (!session) throw new Error('No section around this field');
  return session;
}
