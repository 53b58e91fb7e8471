import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { plantHolding } from './sql.ts';

const FACULTY_OF_SCIENCES = 5;
const COMPUTER_SCIENCE = 22;

/** The demo's dean and head of a department each lead one: their roles are their own already. */
export async function seedPosts(tx: Queryable, { settings, now }: Platform): Promise<void> {
  if (!settings.sandbox) return;
  await plantHolding(tx, ['dean', 'dean', FACULTY_OF_SCIENCES, null, now()]);
  await plantHolding(tx, ['hod', 'hod', null, COMPUTER_SCIENCE, now()]);
}
