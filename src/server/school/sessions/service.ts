import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { findOpenSession, findSessionNamed } from './sql/sessions.ts';

interface OpenSession {
  readonly id: number;
  readonly name: string;
  /** The day in Lagos, where it is known. */
  readonly openedOn: string | null;
}

export async function openSession(db: Queryable): Promise<OpenSession | undefined> {
  const [session] = await findOpenSession(db);
  return session && { id: session.id, name: session.name, openedOn: session.openedOn };
}

/** @throws Problem 422 where none is open */
export async function requireOpenSession(db: Queryable): Promise<OpenSession> {
  const session = await openSession(db);
  if (!session) throw new Problem(422, 'No session is open. Please open one first');
  return session;
}

export async function sessionNamed(db: Queryable, name: string): Promise<{ id: number; name: string } | undefined> {
  const [session] = await findSessionNamed(db, { name });
  return session;
}
