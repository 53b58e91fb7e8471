import { accountOf, candidacy, lockAdmission } from '../../admissions/admission-list/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HOME_STATES } from '../../school/lookups/service.ts';
import { insertStudent } from './sql/enrol.ts';

export { factsOf, levelName, studentAdmitted, studentNamed, studentOf, type Student } from './facts.ts';
export { chargeAsKnown } from './charging.ts';
export { STATED_ORIGIN } from './sql/stated.ts';
export { movePlace, placeInSession, setGender, setOrigin } from './sql/record.ts';

interface Enrolling {
  readonly admissionId: string;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

/**
 * Whoever has accepted and has an account has a record from then on, whichever comes last. Call it in the transaction of
 * both; before both are there it does nothing.
 */
export async function enrolAccepted(tx: Queryable, { admissionId, ...given }: Enrolling): Promise<void> {
  const [admission] = await lockAdmission(tx, { admissionId });
  const [account] = await accountOf(tx, { admissionId });
  if (!account || !admission) return;
  if (admission.state === 'accepted')
    await candidacy.takeMany(tx, { ids: [admissionId], step: 'profile', reason: null, ...given });
  if (HAS_RECORD.has(admission.state))
    await insertStudent(tx, { admissionId, userId: account.userId, homeStates: [...HOME_STATES], now: given.now });
}

/** Not before the offer is accepted, and again for whoever claims the account anew later. */
const HAS_RECORD: ReadonlySet<string> = new Set([
  'accepted',
  'profiled',
  'queried',
  'refused',
  'cleared',
  'matriculated',
  'deferred',
  'suspended',
]);
