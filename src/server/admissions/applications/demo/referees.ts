import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { validateSection } from '#catalogue/validate.ts';
import { later, startOf } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import type { Demo } from '../../../platform/demo.ts';
import { answersTo } from './answers.ts';
import type { FilledForm } from './application.ts';
import type { PlannedApplication } from './plan.ts';

const ANSWERED_SHARE = 0.6;
const SOON_MINUTES = 900;

interface NamedReferee {
  readonly fullname: string;
  readonly email: string;
}

/** Those whom a saved section names, some of whom have answered. */
export function refereesOf(
  demo: Demo,
  { programme, applicant, place }: PlannedApplication,
  applicationId: string,
  { sections }: FilledForm,
) {
  return sections.flatMap(({ section, answers, savedAt }) => {
    const followUp = programme.endpoints.sections[section]?.followUp;
    const named = answers['referees'] as readonly NamedReferee[] | undefined;
    if (!followUp?.form || !named) return [];
    const compiled = compiledSection(programme, followUp.form);
    return named.map(({ fullname, email }, index) => {
      const random = randomOf(`referee ${demo.day} ${place} ${index}`);
      const teller = {
        person: applicant,
        email,
        year: Number(demo.session.name.slice(0, 4)),
        random,
        facts: {},
        lookups: demo.lookups,
        upload: () => '',
      };
      const { data, errors } = validateSection(compiled, answersTo(compiled.schema, teller), {
        year: teller.year,
        hasPassport: false,
        options: demo.lookups.options,
      });
      const answeredAt = later(savedAt, random.between(60, SOON_MINUTES));
      const hasAnswered =
        errors.length === 0 &&
        data['willRefer'] === 'Yes' &&
        random.chance(ANSWERED_SHARE) &&
        answeredAt < startOf(demo.day);
      return {
        id: random.uuid(),
        applicationId,
        place: index,
        fullname,
        email,
        askedAt: savedAt,
        ...(hasAnswered && { answeredAt, reference: data }),
      };
    });
  });
}
