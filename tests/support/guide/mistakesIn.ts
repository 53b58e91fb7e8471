import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { validateSection, type SectionAnswers } from '#catalogue/validate.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { NOTHING_KNOWN } from '../answers.ts';
import { fullAnswers } from '../fullAnswers.ts';

const lookups = createCollegeLookups(() => new Date('2026-11-02T09:00:00Z'));
export const PHOTOGRAPH = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
export const optionsOf = (lookup: string, parents: readonly unknown[]) =>
  lookup === 'uploads' ? [PHOTOGRAPH] : [...(lookups.options(lookup, parents) ?? [1, 2])];

export const NOBODY: Known = { ...NOTHING_KNOWN, facts: { programme: 'jupeb' } };

/** The server's verdict on right answers to a section, changed: the messages by field. */
export function mistakesIn(
  catalogue: Pick<Catalogue, 'byId'>,
  programme: string,
  section: string,
  change: (answers: SectionAnswers) => SectionAnswers,
  known: Known = NOBODY,
): Record<string, string> {
  const compiled = compiledSection(catalogue.byId(programme)!, section);
  const context = {
    year: 2026,
    hasPassport: true,
    options: (lookup: string, parents: readonly unknown[]) => new Set(optionsOf(lookup, parents)),
  };
  const full = fullAnswers(compiled.schema, optionsOf, known);
  const { errors } = validateSection(compiled.binds ? bindSection(compiled, known) : compiled, change(full), context);
  return Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]));
}
