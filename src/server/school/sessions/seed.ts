import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteOpening } from './sql/seed.ts';

/** A college begins with a session that nobody opened. */
export const seedSessions = async (tx: Queryable, { now }: Platform): Promise<void> => {
  await noteOpening(tx, { now: now() });
};
