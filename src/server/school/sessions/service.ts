import type { Queryable } from '../../platform/database/database.ts';
import { findOpenSession, findSessionNamed } from './sql/sessions.ts';

export async function openSession(db: Queryable): Promise<{ id: number; name: string } | undefined> {
  const [session] = await findOpenSession(db);
  return session;
}

export async function sessionNamed(db: Queryable, name: string): Promise<{ id: number; name: string } | undefined> {
  const [session] = await findSessionNamed(db, { name });
  return session;
}
