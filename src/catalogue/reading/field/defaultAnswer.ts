import { FORMATS, isFormat } from '#rules/formats.ts';
import { FORMAT_MEANINGS } from '../../registry/formats.ts';
import { refuse } from '../refuse.ts';
import { canBeAnswered } from './conditions.ts';
import type { FieldCheck } from './fieldPlace.ts';

/** What applicants do themselves, or what is no answer of theirs. */
const UNFILLED: readonly (string | undefined)[] = ['tick', 'signature', 'file', 'passport', 'places', 'calculated'];

/** It could be the applicant's own answer. */
export const defaultAnswer: FieldCheck = ({ section, pointer, field, name, isInRows }) => {
  if (field.default === undefined || field.type === 'array' || field.type === 'object') return;
  const at = `${pointer}/default`;
  if (isInRows) refuse(section, at, `'${name}' is in rows, and a row that nobody has filled in would hold an answer.`);
  if (UNFILLED.includes(field.widget))
    refuse(section, at, `'${name}' has "widget": "${field.widget}": the applicant alone can answer it.`);
  canBeAnswered(field.default, name, field, section, at);
  const { format = '' } = field;
  if (isFormat(format) && !FORMATS[format](String(field.default)))
    refuse(section, at, `'${field.default}' is never the answer to '${name}', which is ${FORMAT_MEANINGS[format]}.`);
};
