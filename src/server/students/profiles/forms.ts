import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { schemaAt } from '#catalogue/pointer.ts';
import { validateSection, type CompiledSection, type SectionAnswers } from '#catalogue/validate.ts';
import type { ProfileSectionName, StudentFile } from '#contract/students/profiles.ts';
import { contextOfOwner } from '../../kit/forms/contextOfNobody.ts';
import type { Platform } from '../../platform/platform.ts';

const NIGERIA = 566;

export const formOf = (platform: Pick<Platform, 'catalogue'>, section: ProfileSectionName): CompiledSection =>
  compiledSection(platform.catalogue.forms, `profile-${section}`);

/** The answers as they are stored, and by their titles the questions that still need one. */
export function judged(
  platform: Platform,
  section: ProfileSectionName,
  answers: unknown,
  files: readonly StudentFile[],
) {
  const form = formOf(platform, section);
  const { data, errors } = validateSection(form, answers, contextOfOwner(platform, files));
  const lacks = errors.map(({ pointer }) => schemaAt(form.schema, pointer)?.title ?? form.schema.title!);
  return {
    data,
    errors,
    lacks: [...new Set([...lacks, ...(section === 'personal-data' && lacksNin(data) ? ['NIN'] : [])])],
  };
}

/** A Nigerian's. The form lets it be empty, since it never shows the one that is stored. */
export const lacksNin = ({ countryId, nin }: SectionAnswers): boolean => countryId === NIGERIA && nin === undefined;
