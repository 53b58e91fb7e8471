import type { FormatName } from '#rules/formats.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

/** What reads a text of such a format without its blanks would join the words of a name, or take the dot out of 4.50. */
const WORDED: readonly (string | undefined)[] = [
  'person-name',
  'full-name',
  'titled-name',
  'email',
  'date',
  'uuid',
  'grade-point',
  'letters-and-spaces',
] satisfies FormatName[];

export const normaliser: FieldCheck = ({ section, pointer, field, name }) => {
  if (field.normalise === undefined) return;
  const at = `${pointer}/normalise`;
  if (field.lookup || field.enum || field.const !== undefined)
    refuse(section, at, `'${name}' is chosen, not typed: there is nothing to put in order.`);
  if (field.normalise !== 'trimmed' && field.normalise !== field.format && WORDED.includes(field.format))
    refuse(
      section,
      at,
      `'${field.normalise}' would spoil '${name}', whose format is '${field.format}'. Fitting is: trimmed.`,
    );
};
