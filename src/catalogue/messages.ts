import { dayMistake } from '#rules/days/dayMistake.ts';
import { tooLarge, WRONG_TYPE } from '#rules/files.ts';
import type { FieldSchema } from './vocabulary.ts';

interface Shown {
  message: string;
  flag?: string;
}

const DEFAULT_MESSAGES: Readonly<Record<string, (field: FieldSchema | undefined) => string | undefined>> = {
  additionalProperties: () => 'this question is not on the form',
  passportRequired: () => 'Please, upload your profile picture before you can proceed!',
  lookup: (field) =>
    field?.widget === 'file' ? 'please wait until the file has arrived, or choose it again' : undefined,
  accept: () => WRONG_TYPE,
  maxMegabytes: (field) => tooLarge(field?.maxMegabytes ?? 0),
};

/** A day says what is wrong with it, whatever the field declares. */
export function messageFor(field: FieldSchema | undefined, keyword: string, answer?: unknown): Shown {
  const mistake = keyword === 'format' && field?.format === 'date' ? dayMistake(String(answer)) : undefined;
  return mistake ? { message: mistake.message } : declaredFor(field, keyword);
}

function declaredFor(field: FieldSchema | undefined, keyword: string): Shown {
  const declared = field?.messages?.[keyword] ?? DEFAULT_MESSAGES[keyword]?.(field) ?? field?.messages?.['required'];
  if (typeof declared === 'object') return { message: declared.text, flag: declared.flag };
  return { message: declared ?? `please check ${field?.title?.toLowerCase() ?? 'this answer'}` };
}
