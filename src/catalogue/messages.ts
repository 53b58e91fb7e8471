import type { FieldSchema } from './vocabulary.ts';

interface Told {
  message: string;
  flag?: string;
}

/** For a mistake that only a stranger's request can make, the field's own words fit best: what it asks for. */
const UNDECLARED: Readonly<Record<string, string>> = {
  additionalProperties: 'this question is not on the form',
  passportRequired: 'Please, upload your profile picture before you can proceed!',
};

/** The declared message of a word, else that of `required`, else a plain sentence with the field's name. */
export function messageFor(field: FieldSchema | undefined, keyword: string): Told {
  const declared = field?.messages?.[keyword] ?? (keyword in UNDECLARED ? undefined : field?.messages?.['required']);
  if (typeof declared === 'object') return { message: declared.text, flag: declared.flag };
  return { message: declared ?? UNDECLARED[keyword] ?? `please check ${field?.title?.toLowerCase() ?? 'this answer'}` };
}
