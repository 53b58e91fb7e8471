import type { Reading, SectionReading } from '#contract/admissions/answers.ts';
import { sensitiveAnswers } from '#contract/admissions/answers.ts';
import { writeAudit } from '../../platform/audit.ts';
import { accessRefusal, actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAnswers, type Opened } from './reading.ts';
import { eachReading, readingsOf } from './readings.ts';

const READ = 'sensitive-answers-read';

/** Reading is written down before anything is shown. @throws Problem 403 for who does not see applications, 404 for who has not begun */
export async function sensitiveAnswersOf(platform: Platform, id: string, by: By): Promise<SectionReading[]> {
  const opened = await openAnswers(platform, id);
  await noteReading(platform, opened, by);
  return sensitiveReadings(opened);
}

/** @throws Problem 403 for who may not, and for who does not see applications at all */
export async function noteReading(platform: Platform, { application }: Opened, { user, ip }: By): Promise<void> {
  const refusal = accessRefusal(sensitiveAnswers, user) ?? accessRefusal({ access: { claim: 'applications' } }, user);
  if (refusal) throw refusal;
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(user),
    action: READ,
    subjectKind: 'application',
    subjectId: application.id,
    ip,
  });
}

/** Those questions alone, flat: what they stood among is on the page already. */
export const sensitiveReadings = ({ answering, names, isSensitive }: Opened): SectionReading[] =>
  readingsOf(answering, names)
    .map((section) => ({
      ...section,
      readings: eachReading(section.readings).filter((each) => isSensitive(declaredPath(each))),
    }))
    .filter(({ readings }) => readings.length > 0);

const declaredPath = ({ path }: Reading): string => path.replace(/\/\d+(?=\/|$)/g, '');
