import { childPointer } from '../../pointer.ts';
import { RULE_WORDS, type FieldSchema } from '../../vocabulary.ts';
import { didYouMean } from '../declarationError.ts';
import { NAMED_LIMITS } from '../limitsInTexts.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

const JUDGED = [
  'format',
  'pattern',
  'enum',
  'const',
  'lookup',
  ...NAMED_LIMITS,
  'uniqueBy',
  'differsFrom',
  'notBefore',
  'togetherWith',
  'accept',
  ...RULE_WORDS,
] as const satisfies readonly (keyof FieldSchema)[];

/** `required` also stands in for the others; a shared block may have it for those who require the field. */
export const messages: FieldCheck = ({ section, pointer, field, name, isRequired }) => {
  const declared: Readonly<Record<string, unknown>> = field.messages ?? {};
  const used = [
    ...JUDGED.filter((word) => field[word] !== undefined),
    ...(field.widget === 'number' ? (['type'] as const) : []),
  ];
  const mustBeAnswered = isRequired || field.requiredWhenOptions === true;
  const unused = Object.keys(declared).find((word) => word !== 'required' && !used.some((other) => other === word));
  if (unused !== undefined)
    refuse(
      section,
      childPointer(`${pointer}/messages`, unused),
      `the message for '${unused}' is never told: '${name}' does not use that word.${didYouMean(unused, used)}`,
    );
  const at = `${pointer}/messages/required`;
  const isOwn = declared['required'] !== undefined && section.placeOf(at).source === section.source;
  if (isOwn && !mustBeAnswered && used.every((word) => word === 'type' || declared[word] !== undefined))
    refuse(section, at, `the message for 'required' is never told: '${name}' need not be answered.`);
  if (mustBeAnswered && field.type !== 'object' && declared['required'] === undefined)
    refuse(section, pointer, `'${name}' must be answered, and no message says so: "messages": { "required": ... }.`);
};
