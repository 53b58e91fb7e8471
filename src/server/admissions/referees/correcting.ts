import { FORMATS } from '#rules/formats.ts';
import { followUpOf } from '#catalogue/followUp.ts';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import type { Application } from '../applications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import { requestReference, isSame, withdraw } from './requestReferences.ts';
import type { Referee } from './requestEmails.ts';
import { progressOf, type StoryMail } from './progress.ts';
import { writeAgain } from './writingAgain.ts';
import { lockApplication, refereeStories, rewriteAddress, rewriteDraft, currentReferees } from './sql.ts';

export const refereesOf = async (platform: Platform, application: Application): Promise<RefereeProgress[]> =>
  (await referencesOf(platform, application)).map(({ reference: _, ...progress }) => progress);

/** For the office alone: nobody who applies reads what was written of them. */
export async function referencesOf(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { id }: Pick<Application, 'id'>,
): Promise<(RefereeProgress & { readonly reference: unknown })[]> {
  const stories = await refereeStories(database, { applicationId: id });
  return stories.map(({ reference, ...story }) => ({
    ...progressOf({ ...story, mails: story.mails as StoryMail[] }, now()),
    reference,
  }));
}

interface RefereeChange {
  readonly application: Application;
  readonly refereeId: string;
  readonly ip: string;
}

/** @throws Problem 404 for nobody of this application, 409 for one who has answered, 429 for one just written to */
export async function resend(
  platform: Platform,
  { application, refereeId }: RefereeChange,
): Promise<RefereeProgress[]> {
  await platform.database.transaction(async (tx) => {
    const referee = await unansweredReferee(tx, application, refereeId);
    await writeAgain(tx, platform, { application, referee, whoWas: `${referee.fullname} was` });
  });
  platform.mail.prompt();
  return refereesOf(platform, application);
}

/** It works after submission too, to reach anybody at all. @throws Problem as `resend`, 422 for a wrong address */
export async function correctAddress(
  platform: Platform,
  { application, refereeId, ip }: RefereeChange,
  typed: string,
): Promise<RefereeProgress[]> {
  const email = typed.trim();
  if (!FORMATS.email(email) || email.length > LONGEST_EMAIL)
    throw invalid('invalid email address', { '/refereeEmail': 'invalid email address' });
  await platform.database.transaction(async (tx) => {
    const referee = await unansweredReferee(tx, application, refereeId);
    if (isSame(referee.email, email)) throw invalid(SAME, { '/refereeEmail': SAME });
    const others = await currentReferees(tx, { applicationId: application.id });
    if (others.some((other) => isSame(other.email, email))) throw invalid(TAKEN, { '/refereeEmail': TAKEN });
    await withdraw(tx, platform, referee, ip);
    const { section } = followUpOf(application.programme.endpoints, 'ask-referees')!;
    const change = { applicationId: application.id, section, oldEmail: referee.email, newEmail: email };
    await rewriteAddress(tx, change);
    await rewriteDraft(tx, { ...change, now: platform.now() });
    await requestReference(tx, platform, { application, place: referee.place, fullname: referee.fullname, email, ip });
  });
  platform.mail.prompt();
  return refereesOf(platform, application);
}

const LONGEST_EMAIL = 120;
const SAME = 'this is the address that your referee has already';
const TAKEN = 'this is the address of another referee of yours';

async function unansweredReferee(tx: Queryable, { id }: Application, refereeId: string): Promise<Referee> {
  await lockApplication(tx, { applicationId: id });
  const referee = (await currentReferees(tx, { applicationId: id })).find((one) => one.id === refereeId);
  if (!referee) throw notFound('This referee does not exist');
  if (referee.answeredAt)
    throw new Problem(409, `${referee.fullname} has ${referee.declined ? 'declined' : 'answered'} already`, {
      title: 'Invalid Action!',
    });
  return referee;
}
