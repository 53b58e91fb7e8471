import type { Reply } from '#contract/kit/endpoint.ts';
import type { sundrySessions, userSessions } from '#contract/school/sessions.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from './facts.ts';
import { sessionsOfUser, sessionsOfUserWithFees } from './sql/sessions.ts';

export const sessionsOf = async (
  { database, lookups }: Platform,
  { userId }: User,
): Promise<Reply<typeof userSessions>> =>
  (await sessionsOfUser(database, { userId })).map(({ levelId, isCurrent, ...session }) => ({
    ...session,
    levelId,
    level: levelName(lookups, levelId),
    isCurrent,
  }));

export const sessionsWithFees = (
  { database }: Platform,
  { userId }: User,
  purposeId: number,
): Promise<Reply<typeof sundrySessions>> => sessionsOfUserWithFees(database, { userId, purposeId });
