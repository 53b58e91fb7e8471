import { endingOf } from '#catalogue/eligibility.ts';
import type { Programme } from '#catalogue/programme.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { fullAnswers } from './fullAnswers.ts';

/** Answers to what a programme asks before its invoice, with which one may go on; undefined where it asks nothing. */
export function eligibleAnswers(sections: Programme['sections'] = {}): SectionAnswers | undefined {
  const section = sections[ELIGIBILITY];
  return (
    section &&
    fullAnswers(
      section,
      () => [],
      undefined,
      (answers) => endingOf(section, answers) === undefined,
    )
  );
}
