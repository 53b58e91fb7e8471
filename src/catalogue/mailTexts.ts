/** `{name}` and `{personal-details/homeTown}`. */
const FIELD = /\{([^{}]*)\}/g;

/** What stands in braces in a text. */
export const fieldsNamedIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name]) => name!);

/** A brace that opens nothing, or closes nothing. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replace(FIELD, ''));

/** Filled in once: what an applicant has typed is text, braces and all. */
export const withFields = (text: string, valueOf: (field: string) => string): string =>
  text.replace(FIELD, (_, name: string) => valueOf(name));
