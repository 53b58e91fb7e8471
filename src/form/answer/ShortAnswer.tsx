import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { displayAnswer, shownAs } from '#rules/displayAnswer.ts';
import { useOptions } from '../lookups/useOptions.ts';
import { Breakable } from './Breakable.tsx';

interface ShortAnswerProps {
  readonly field: FieldSchema;
  readonly value: unknown;
  /** The answers beside it, on which its list of options may depend. */
  readonly siblings: SectionAnswers;
}

/** A text, a number, a day, or the name of what was chosen. */
export function ShortAnswer({ field, value, siblings }: ShortAnswerProps) {
  const { lookup, lookupBy = [], format, widget } = field;
  const list = useOptions(
    lookup,
    lookupBy.map((name) => siblings[name]),
  );
  if (lookup !== undefined)
    return (
      (list.state === 'ready' && list.options.find(({ id }) => id === value)?.name) ||
      (widget === 'file' && list.state !== 'loading' ? 'a file' : '…')
    );
  if (format === 'email') return <Breakable text={String(value)} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return displayAnswer(value, format, shownAs(field));
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
