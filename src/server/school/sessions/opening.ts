import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { openSession } from './service.ts';
import { lockOpening, openSession as open, rollbackSession } from './sql/opening.ts';

/** It resolves to the session's name. */
export async function setOpenSession({ database, now }: Platform, id: number, user: User, ip: string): Promise<string> {
  const [opened] = await database.transaction(async (tx) => {
    await lockOpening(tx);
    return open(tx, { sessionId: id, now: now(), actor: actorOf(user), ip });
  });
  if (!opened) throw refused('This session is open already, or it is switched off');
  return opened.name;
}

/** Of two requests at once, one takes the last opening back. */
export async function reopenSession({ database, now }: Platform, user: User, ip: string): Promise<string> {
  const current = await openSession(database);
  const [opened] = await database.transaction(async (tx) => {
    await lockOpening(tx);
    return current ? rollbackSession(tx, { sessionId: current.id, now: now(), actor: actorOf(user), ip }) : [];
  });
  if (!opened) throw refused('There is no session before this one to go back to');
  return opened.name;
}

const refused = (message: string) => new Problem(409, message, { title: 'Invalid Action!' });
