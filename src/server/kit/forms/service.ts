import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { validateSection } from '#catalogue/validate.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped } from '../../platform/problem.ts';
import { contextOfNobody, contextOfOwner, type OwnFile } from './contextOfNobody.ts';

export type FormName = {
  [Id in keyof SectionAnswersById]: Id extends `forms/${infer Name}` ? Name : never;
}[keyof SectionAnswersById];

/** @param files that the answers may name @throws Problem 422 with the form's messages, under `title` */
export function judgeForm<Name extends FormName>(
  platform: Platform,
  name: Name,
  answers: unknown,
  title: string,
  files?: readonly OwnFile[],
): SectionAnswersById[`forms/${Name}`] {
  const { data, errors } = validateSection(
    compiledSection(platform.catalogue.forms, name),
    answers,
    files ? contextOfOwner(platform, files) : contextOfNobody(platform),
  );
  if (errors.length === 0) return data as unknown as SectionAnswersById[`forms/${Name}`];
  throw mistyped(Object.fromEntries(errors.map((error) => [error.pointer, error.message])), title);
}

export const judgedBy =
  <Name extends FormName>(platform: Platform, name: Name) =>
  (answers: unknown, title: string) =>
    judgeForm(platform, name, answers, title);
