import type { UserRecord } from '#contract/user.ts';
import { fullName } from '#rules/fullName.ts';
import { mailSetupLink } from '../accounts/passwords.ts';
import type { User } from '../platform/auth/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/problem.ts';
import { mayChange, mayDeactivate } from './policy.ts';
import { findUserRecord, setUserActive } from './sql/user.ts';

/** Who acts, from where. */
export interface Actor {
  readonly user: User;
  readonly ip: string;
}

export async function userRecord(platform: Platform, id: string): Promise<UserRecord> {
  const { user_name, mobile_number, role_id, two_factor, has_moved, created_at, claims: _, ...user } = await found(platform, id);
  return {
    ...user, userName: user_name, mobileNumber: mobile_number, roleId: role_id, twoFactor: two_factor, hasMoved: has_moved, createdAt: created_at.toISOString(),
    fullName: fullName({ lastname: user.surname, firstname: user.firstname, middlename: user.middlename }),
  };
}

export async function switchUser(platform: Platform, { user, ip }: Actor, id: string, active: boolean): Promise<void> {
  if (!active) mayDeactivate(user, id);
  mayChange(user, (await found(platform, id)).claims as string[]);
  await setUserActive(platform.database, [id, active, platform.now(), actorOf(user), ip]);
}

export async function sendSetupLink(platform: Platform, { user }: Actor, id: string): Promise<void> {
  mayChange(user, (await found(platform, id)).claims as string[]);
  await mailSetupLink(platform, id);
}

const actorOf = ({ userId }: User) => `user:${userId}`;

async function found({ database }: Platform, id: string) {
  const [user] = await findUserRecord(database, [id]);
  if (!user) throw notFound('There is no such user');
  return user;
}
