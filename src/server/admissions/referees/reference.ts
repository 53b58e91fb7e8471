import type { Static } from 'typebox';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { followUpOf } from '#catalogue/followUp.ts';
import { validateSection } from '#catalogue/validate.ts';
import type { Answered, RefereeForm } from '#contract/admissions/referees.ts';
import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { findApplication, refusedAnswers, type Application } from '../applications/service.ts';
import { contextOfNobody } from '../../kit/forms/contextOfNobody.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { factsOf, SUBJECT, type Referee } from './requestEmails.ts';
import { referenceReceivedEmail } from './emails.ts';
import { answeredAlready, overSince, refereeOf, type Entrance } from './entrance.ts';
import { holdsReference, insertReference } from './sql.ts';

/** @throws Problem 422 for a wrong pass code, 429 for too many */
export async function openForm(platform: Platform, entrance: Entrance): Promise<RefereeForm> {
  const { referee, application } = await enter(platform, entrance);
  const { programme } = application;
  return {
    refereeId: referee.id,
    refereeName: referee.fullname,
    applicantName: fullName(application.facts),
    programme: programme.name,
    session: application.session,
    programmeId: programme.id,
    version: programme.version,
    form: formOf(application),
    today: lagosDay(platform.now()),
    answeredAt: referee.answeredAt?.toISOString() ?? null,
    declined: referee.declined,
  };
}

/** Safe to repeat, never to change. @throws Problem as `openForm`, 422 for mistakes, 409 for a second answer */
export async function submitReference(
  platform: Platform,
  entrance: Entrance,
  answers: unknown,
): Promise<Static<typeof Answered>> {
  const { referee, application } = await enter(platform, entrance, true);
  const { data, errors } = validateSection(
    compiledSection(application.programme, formOf(application)),
    answers,
    contextOfNobody(platform),
  );
  if (errors.length > 0) throw refusedAnswers(errors);
  const declined = data['willRefer'] === 'No';
  const answeredAt = platform.now();
  const isNew = await platform.database.transaction(async (tx) => {
    const [stored] = await insertReference(tx, {
      refereeId: referee.id,
      now: answeredAt,
      declined,
      reference: data,
      ip: entrance.ip,
    });
    if (!stored) return false;
    await platform.mail.withdraw(tx, SUBJECT, referee.id);
    await notifyApplicant(tx, platform, application, referee, declined);
    return true;
  });
  if (isNew) platform.mail.prompt();
  else await mustBeSame(platform, referee, data);
  return { answeredAt: (referee.answeredAt ?? answeredAt).toISOString(), declined };
}

/** @param finishes where the form was open as a newer email was sent */
async function enter(
  platform: Platform,
  entrance: Entrance,
  finishes = false,
): Promise<{ referee: Referee; application: Application }> {
  const referee = await refereeOf(platform, entrance);
  const over = overSince(referee, platform.now(), finishes);
  if (over) throw referee.answeredAt ? answeredAlready() : over;
  return { referee, application: await findApplication(platform, referee.applicationId) };
}

const formOf = ({ programme }: Application): string => followUpOf(programme.endpoints, 'ask-referees')!.form;

async function mustBeSame({ database }: Platform, { id }: Referee, reference: object): Promise<void> {
  const [stored] = await holdsReference(database, { refereeId: id, reference });
  if (!stored?.same)
    throw new Problem(409, 'You have answered already, and an answer can no longer be changed. Thank you', {
      title: 'Invalid Action!',
    });
}

async function notifyApplicant(
  tx: Parameters<Platform['mail']['queue']>[0],
  platform: Platform,
  application: Application,
  referee: Referee,
  declined: boolean,
): Promise<void> {
  const { facts, programme } = application;
  const page = platform.settings.publicUrl + programme.routes.login;
  await platform.mail.queue(tx, {
    kind: 'referee-heard',
    subjectKind: 'application',
    subjectId: application.id,
    to: { name: fullName(facts), address: facts.email },
    content: referenceReceivedEmail(factsOf(platform, application, referee), declined, page),
  });
}
