import { sensitiveAnswers, type SectionReading } from '#contract/admissions/answers.ts';
import { writeAudit } from '../../platform/audit.ts';
import { accessRefusal, actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAnswers, type Opened } from './reading.ts';
import { eachReading, readingsOf, withoutRowNumbers } from './readings.ts';
import { referencesIn } from './references.ts';

const READ = 'sensitive-answers-read';

/** Reading is written down before anything is shown. @throws Problem 403 for who does not see applications, 404 for who has not begun */
export async function sensitiveAnswersOf(platform: Platform, id: string, by: By): Promise<SectionReading[]> {
  const opened = await openAnswers(platform, id);
  await noteReading(platform, opened, by);
  return sensitiveReadings(platform, opened);
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

/** Those questions alone, flat, of the applicant and of referees: what is around them is on the page already. */
async function sensitiveReadings(platform: Platform, opened: Opened): Promise<SectionReading[]> {
  const { answering, names, isSensitive } = opened;
  const references = await referencesIn(platform, opened, () => false);
  return [...readingsOf(answering, names), ...references.flatMap(({ reference }) => reference)]
    .map((section) => ({
      ...section,
      readings: eachReading(section.readings).filter(({ path }) => isSensitive(withoutRowNumbers(path))),
    }))
    .filter(({ readings }) => readings.length > 0);
}
