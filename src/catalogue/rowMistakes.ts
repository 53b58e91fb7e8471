import { validateSection, type CompiledSection, type SectionAnswers, type ValidationContext } from './validate.ts';

/** A row of a sheet is filled in cell by cell, so what is still empty is no mistake of it. */
const UNFINISHED = ['required', 'togetherWith'];

/** Messages by the names of the fields: the same in the browser, as a cell is left, and on the server, as it is saved. */
export function rowMistakes(
  section: CompiledSection,
  answers: SectionAnswers,
  context: ValidationContext,
): Readonly<Record<string, string>> {
  const { errors } = validateSection(section, answers, context);
  return Object.fromEntries(
    errors
      .filter(({ keyword }) => !UNFINISHED.includes(keyword))
      .map(({ pointer, message }) => [pointer.slice(1), message]),
  );
}
