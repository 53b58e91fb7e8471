import type { FormOperation, FormQuestion } from '#contract/admissions/forms.ts';

export interface Option {
  /** As it is in the draft; empty for a new one. */
  readonly was: string;
  readonly is: string;
}

export interface TypedQuestion {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** Said where it is required and left empty. */
  readonly message: string;
  readonly widget: string;
  readonly options: readonly Option[];
}

export const typedOf = ({ title, help, required, message, widget, options }: FormQuestion): TypedQuestion => ({
  title,
  help: help ?? '',
  required,
  message: message ?? '',
  widget: widget ?? '',
  options: (options ?? []).map((option) => ({ was: option, is: option })),
});

/** A question that must be answered says so in words. */
export const messageOf = ({ title, message }: Pick<TypedQuestion, 'title' | 'message'>): string =>
  message.trim() === '' ? `please fill in ${title.trim()}` : message.trim();

/** What was typed, as edits: a property that is as it was is none. */
export function editsOf(section: string, before: FormQuestion, typed: TypedQuestion): FormOperation[] {
  const on = { section, name: before.name };
  const was = typedOf(before);
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  const listed = before.options ?? [];
  const typedBefore = new Set(typed.options.map((option) => option.was));
  return [
    ...(typed.title.trim() === was.title
      ? []
      : [{ kind: 'question-titled', ...on, title: typed.title.trim() } as const]),
    ...(typed.required === was.required
      ? []
      : [{ kind: 'question-required', ...on, required: typed.required } as const]),
    ...(typed.required && messageOf(typed) !== was.message
      ? [{ kind: 'question-message', ...on, message: messageOf(typed) } as const]
      : []),
    ...(text(typed.help) === text(was.help)
      ? []
      : [{ kind: 'question-set', ...on, word: 'description', value: text(typed.help) } as const]),
    ...(typed.widget === was.widget
      ? []
      : [{ kind: 'question-set', ...on, word: 'widget', value: text(typed.widget) } as const]),
    ...listed
      .filter((option) => !typedBefore.has(option))
      .map((option) => ({ kind: 'option-removed', ...on, option, listed }) as const),
    ...typed.options
      .filter((option) => option.was !== '' && option.is.trim() !== option.was)
      .map(
        (option) =>
          ({ kind: 'option-relabelled', ...on, option: option.was, label: option.is.trim(), listed }) as const,
      ),
    ...typed.options
      .filter((option) => option.was === '' && option.is.trim() !== '')
      .map((option) => ({ kind: 'option-added', ...on, option: option.is.trim(), listed }) as const),
  ];
}

export const KINDS = [
  { id: 'text', name: 'One line of text', question: { type: 'string', widget: 'text', maxLength: 120 } },
  { id: 'textarea', name: 'Several lines of text', question: { type: 'string', widget: 'textarea', maxLength: 1000 } },
  { id: 'number', name: 'A whole number', question: { type: 'integer', widget: 'number' } },
  { id: 'date', name: 'A day', question: { type: 'string', widget: 'date', format: 'date' } },
  { id: 'select', name: 'One of a list', question: { type: 'string', widget: 'select' } },
] as const;

/** 'Blood group' as blood-group; `taken` get a number behind them. */
export function sectionNameOf(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return free(
    (words ?? [])
      .join('-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 50) || 'section',
    taken,
  );
}

/** 'Blood group' as bloodGroup. */
export const questionNameOf = (title: string, taken: readonly string[]): string =>
  free(
    sectionNameOf(title, []).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    taken,
  );

function free(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}${count}`;
    if (!lower.has(tried.toLowerCase())) return tried;
  }
}
