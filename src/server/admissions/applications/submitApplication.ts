import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { takePlaces } from './places/service.ts';
import { requireServed } from './policy.ts';
import { journeyOf } from './record.ts';
import { mailSubmitted } from './submittedEmail.ts';
import { findApplication } from './service.ts';
import { settle } from './settling.ts';
import { settleAnswers, submit } from './sql.ts';

export interface Submission {
  readonly applicationId: string;
  /** Of the answers that the applicant read through. */
  readonly revision: number;
  readonly ip: string;
}

/** Safe to repeat. @throws Problem 409 while a section is missing, or when one was saved since the answers were read through */
export async function submitApplication(
  platform: Platform,
  { applicationId, revision, ip }: Submission,
): Promise<{ readonly submittedAt: string }> {
  const application = await findApplication(platform, applicationId);
  const { programme, answers, completedAt, facts } = application;
  if (completedAt) return { submittedAt: completedAt.toISOString() };
  requireServed(platform, programme.id);
  const { next, visited } = journeyOf(programme, answers, completedAt, facts);
  if (next !== null) throw refused(`Please complete ${programme.sections[next]!.title} first`);
  const { changed, skipped, answers: settled } = settle(platform, application, visited);
  const isSettled = skipped.length + Object.keys(changed).length > 0;
  const now = platform.now();
  const isSubmitted = await platform.database.transaction(async (tx) => {
    const [submitted] = application.revision === revision ? await submit(tx, { applicationId, revision, now, ip }) : [];
    if (submitted) await takePlaces(tx, { ...application, answers: settled });
    if (submitted && isSettled) await settleAnswers(tx, { applicationId, answers: changed, skipped });
    if (submitted) await mailSubmitted(tx, platform, { application: { ...application, answers: settled } });
    return submitted !== undefined;
  });
  if (isSubmitted) {
    platform.mail.prompt();
    return { submittedAt: now.toISOString() };
  }
  const { completedAt: meanwhile } = await findApplication(platform, applicationId);
  if (meanwhile) return { submittedAt: meanwhile.toISOString() };
  throw refused(
    'Your answers were changed in another tab or on another device after you checked them. Please check them again',
  );
}

const refused = (message: string) => new Problem(409, message, { title: 'Invalid Action!' });
