import { bindSection } from '#catalogue/binding/bindSection.ts';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { endingOf } from '#catalogue/eligibility.ts';
import type { Programme } from '#catalogue/programme.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import { validateSection } from '#catalogue/validate.ts';
import { contextOfNobody } from '../../kit/forms/contextOfNobody.ts';
import { knownOf } from '../applications/known.ts';
import { INVOICE_FAILED } from '../../finance/payments/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';

const AT = '/Eligibility';

/** Nothing of it is stored. @throws Problem 422 where an answer is missing or wrong, and with what the page says to who cannot apply */
export function mustBeEligible(
  platform: Pick<Platform, 'now' | 'lookups'>,
  programme: Programme,
  answers: unknown = {},
): void {
  if (!programme.eligibility) return;
  const section = compiledSection(programme, ELIGIBILITY);
  const bound = section.binds ? bindSection(section, knownOf(platform, { programme, answers: {} })) : section;
  const { data, errors } = validateSection(bound, answers, contextOfNobody(platform));
  if (errors.length > 0)
    throw new Problem(422, 'Please answer the questions that come before the invoice', {
      title: INVOICE_FAILED,
      errors: Object.fromEntries(errors.map(({ pointer, message }) => [AT + pointer, message])),
    });
  const ending = endingOf(section.schema, data);
  if (ending) throw mistakeAt(AT, ending.text, INVOICE_FAILED);
}
