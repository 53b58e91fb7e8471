import { followUpOf } from '#catalogue/followUp.ts';
import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { referencesOf } from '../referees/service.ts';
import type { Opened } from './reading.ts';
import { sectionReading } from './readings.ts';

/** What referees wrote, in the words in which they were asked. @param hides paths without the numbers of rows */
export async function referencesIn(
  platform: Platform,
  { application, answering, names }: Opened,
  hides: (path: string) => boolean,
): Promise<ApplicationAnswers['referees']> {
  const form = followUpOf(application.programme.endpoints, 'ask-referees')?.form;
  return (await referencesOf(platform, application)).map(
    ({ fullname, refereeEmail, state, askedAt, answeredAt, reference }) => ({
      fullname,
      email: refereeEmail,
      state,
      askedAt,
      answeredAt,
      reference:
        form && reference
          ? [{ ...sectionReading(answering, form, reference, names, hides), title: `Reference of ${fullname}` }]
          : [],
    }),
  );
}
