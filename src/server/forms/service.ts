import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { validateSection } from '#catalogue/validate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Lookups } from '../lookups/service.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';

type Names = { [Id in keyof SectionAnswersById]: Id extends `forms/${infer Name}` ? Name : never }[keyof SectionAnswersById];

/**
 * The answers to a declared form of a hand-written page, judged as the browser judged them.
 * @throws Problem 422 with the form's messages, under `title`.
 */
export function judgeForm<Name extends Names>({ catalogue, now }: Platform, lookups: Lookups, name: Name, answers: unknown, title: string): SectionAnswersById[`forms/${Name}`] {
  const { data, errors } = validateSection(compiledSection(catalogue.forms, name), answers, {
    year: Number(lagosDay(now()).slice(0, 4)),
    hasPassport: false,
    options: (lookup, parents) => lookups.options(lookup, parents),
  });
  if (errors.length === 0) return data as unknown as SectionAnswersById[`forms/${Name}`];
  const message = errors.length === 1 ? errors[0]!.message : 'Please correct the marked fields';
  throw new Problem(422, message, { title, errors: Object.fromEntries(errors.map((error) => [error.pointer, error.message])) });
}
