import type { FollowUp } from '../applications/followUp.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { SUBJECT, writeTo, type Referee } from './requestEmails.ts';
import { nextReminder } from './policy.ts';
import { lockApplication, nameReferee, placeReferee, currentReferees, withdrawReferee } from './sql.ts';

interface NamedReferee {
  readonly fullname: string;
  readonly email: string;
}

/**
 * A referee is identified by the address: another row or another spelling of the name sends no second request.
 * @throws Problem 422 when one who has given a reference is left out
 */
export const requestReferences: FollowUp = async (tx, platform, { application, answers, ip }) => {
  await lockApplication(tx, { applicationId: application.id });
  const named = answers['referees'] as readonly NamedReferee[];
  const current = await currentReferees(tx, { applicationId: application.id });
  const isNamed = ({ email }: Referee) => named.some((other) => isSame(other.email, email));
  for (const referee of current) if (!isNamed(referee)) await withdraw(tx, platform, referee, ip);
  for (const [place, { fullname, email }] of named.entries()) {
    const known = current.find((referee) => isSame(referee.email, email));
    if (known) await placeReferee(tx, { refereeId: known.id, place, fullname });
    else await requestReference(tx, platform, { application, place, fullname, email, ip });
  }
};

export const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** One who gave a reference stays, since nobody may choose among references; one who declined may be replaced. */
export async function withdraw(
  tx: Queryable,
  platform: Platform,
  { id, fullname, answeredAt, declined }: Referee,
  ip: string,
): Promise<void> {
  if (answeredAt && !declined) {
    throw new Problem(422, `${fullname} has given a reference already and stays your referee`, {
      title: 'Invalid Action!',
    });
  }
  await withdrawReferee(tx, { refereeId: id, now: platform.now(), ip });
  await platform.mail.withdraw(tx, SUBJECT, id);
}

interface RequestedReferee extends NamedReferee {
  readonly application: Parameters<FollowUp>[2]['application'];
  readonly place: number;
  readonly ip: string;
}

export async function requestReference(
  tx: Queryable,
  platform: Platform,
  { application, place, fullname, email, ip }: RequestedReferee,
): Promise<void> {
  const now = platform.now();
  const [referee] = await nameReferee(tx, {
    applicationId: application.id,
    place,
    fullname,
    email,
    now,
    remindAt: nextReminder(now, 0),
    ip,
  });
  await writeTo(tx, platform, application, referee!, 'request');
}
