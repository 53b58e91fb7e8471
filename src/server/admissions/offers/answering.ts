import { ADMISSION } from '#contract/admissions/states.ts';
import type { OwnAdmission } from '#contract/admissions/offers.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { candidacy, lockAdmission, offerAccepted } from '../admission-list/service.ts';
import { mailAbout } from './mailing.ts';
import { presentOwn } from './present.ts';
import { findOffer } from './sql.ts';

export type Answer = 'accept' | 'decline';

const TITLE = 'Invalid Action!';
const LEADS_TO: Readonly<Record<Answer, string>> = { accept: ADMISSION.accepted, decline: ADMISSION.declined };
/** Who has accepted is further on at once where the account is there. */
const ALREADY: Readonly<Record<Answer, ReadonlySet<string>>> = {
  accept: new Set([
    ADMISSION.accepted,
    ADMISSION.profiled,
    ADMISSION.queried,
    ADMISSION.cleared,
    ADMISSION.matriculated,
  ]),
  decline: new Set([ADMISSION.declined]),
};

interface Answering {
  readonly admissionId: string;
  readonly answer: Answer;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string;
}

/** The step, what follows from it, and its mail. Lock the admission, and look whether it is offered, before this. */
export async function answerWithin(
  platform: Platform,
  tx: Queryable,
  { admissionId, answer, ...given }: Omit<Answering, 'ip'> & { readonly ip: string | null; readonly now: Date },
): Promise<void> {
  await candidacy.takeMany(tx, { ids: [admissionId], step: answer, reason: null, ...given });
  if (answer === 'accept') await platform.reactions.happened(tx, offerAccepted, { admissionId, ...given });
  await mailAbout(platform, tx, {
    about: answer === 'accept' ? 'accepted' : 'declined',
    ids: [admissionId],
    reason: null,
  });
}

/** Accepting enrols whoever has an account, in one transaction with the step and its mail. @throws Problem 404, 409 where it is no longer offered */
export async function answerTheOffer(
  platform: Platform,
  { admissionId, answer, actor, ip }: Answering,
): Promise<OwnAdmission> {
  const now = platform.now();
  await platform.database.transaction(async (tx) => {
    const [admission] = await lockAdmission(tx, { admissionId });
    if (!admission) throw notFound('There is no such admission');
    if (ALREADY[answer].has(admission.state)) return;
    if (admission.state !== ADMISSION.offered)
      throw new Problem(409, `This admission is not offered now, so it cannot be ${LEADS_TO[answer]}`, {
        title: TITLE,
      });
    if (admission.offerUntil !== null && admission.offerUntil < lagosDay(now))
      throw new Problem(
        409,
        `The last day of this offer was ${displayDate(admission.offerUntil)}. Please ask the admissions office`,
        { title: TITLE },
      );
    await answerWithin(platform, tx, { admissionId, answer, actor, ip, now });
  });
  platform.mail.prompt();
  const [offer] = await findOffer(platform.database, { admissionId });
  return presentOwn(offer!, now);
}
