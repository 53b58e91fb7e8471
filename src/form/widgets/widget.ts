import type { ComponentType } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { OptionList } from '../lookups/useOptions.ts';

/** A widget draws the control alone; `Question` draws label, help and mistake. */
export interface WidgetProps {
  readonly id: string;
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly value: unknown;
  readonly required: boolean;
  readonly list: OptionList;
  /** The answers beside it, where its list or its value depends on them. */
  readonly siblings: SectionAnswers;
  readonly describedBy: string | undefined;
  readonly error: string | undefined;
  /** The mistakes below this field, by pointer, for a widget that draws several. */
  readonly errors: Readonly<Record<string, string>>;
}

/** By the names that declarations use. */
export type Widgets = Readonly<Record<string, Widget>>;

export interface Widget {
  readonly draw: ComponentType<WidgetProps>;
  /** How the question's title is tied to it: as one control's label, as a group's name, or drawn by the widget itself, which may draw the whole question. */
  readonly title: 'label' | 'group' | 'own' | 'whole';
  readonly wide?: true;
  readonly loadsOptions?: true;
}
