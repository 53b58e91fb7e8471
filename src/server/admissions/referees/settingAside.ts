import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { SUBJECT } from './requestEmails.ts';
import { setAside } from './sql.ts';

/** Nobody of them is asked any more, pass codes are void, and what they wrote becomes part of the application's version. */
export async function setRefereesAside(tx: Queryable, { mail }: Platform, applicationId: string): Promise<void> {
  for (const { id } of await setAside(tx, { applicationId })) await mail.withdraw(tx, SUBJECT, id);
}
