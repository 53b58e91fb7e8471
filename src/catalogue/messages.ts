import { tooLarge, WRONG_TYPE } from '#rules/files.ts';
import type { FieldSchema } from './vocabulary.ts';

interface Shown {
  message: string;
  flag?: string;
}

/** What is told of these words unless a declaration says otherwise. */
const UNDECLARED: Readonly<Record<string, (field: FieldSchema | undefined) => string | undefined>> = {
  additionalProperties: () => 'this question is not on the form',
  passportRequired: () => 'Please, upload your profile picture before you can proceed!',
  lookup: (field) => (field?.widget === 'file' ? 'please wait until the file has arrived, or choose it again' : undefined),
  accept: () => WRONG_TYPE,
  maxMegabytes: (field) => tooLarge(field?.maxMegabytes ?? 0),
};

/** The declared message of a word, else what is always told of it, else that of `required`, else a plain sentence with the field's name. */
export function messageFor(field: FieldSchema | undefined, keyword: string): Shown {
  const declared = field?.messages?.[keyword] ?? UNDECLARED[keyword]?.(field) ?? field?.messages?.['required'];
  if (typeof declared === 'object') return { message: declared.text, flag: declared.flag };
  return { message: declared ?? `please check ${field?.title?.toLowerCase() ?? 'this answer'}` };
}
