import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { seedAppointment } from './sql.ts';

const FACULTY_OF_SCIENCES = 5;
const COMPUTER_SCIENCE = 22;

/** The demo's dean and head of a department each lead one: their roles are their own already. */
export async function seedAppointments(tx: Queryable, { settings, now }: Platform): Promise<void> {
  if (!settings.sandbox) return;
  await seedAppointment(tx, ['dean', 'dean', FACULTY_OF_SCIENCES, null, now()]);
  await seedAppointment(tx, ['hod', 'hod', null, COMPUTER_SCIENCE, now()]);
}
