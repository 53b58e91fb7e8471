import type { Queryable } from '../../platform/database/database.ts';
import { findOpenSession } from './sql/sessions.ts';

export async function openSession(db: Queryable): Promise<{ id: number; name: string } | undefined> {
  const [session] = await findOpenSession(db);
  return session;
}
