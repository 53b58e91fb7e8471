import { dropApplication, lockApplicationOf, setApplicationAside } from '../applications/service.ts';
import { setDocumentsAside } from '../documents/service.ts';
import { setRefereesAside } from '../referees/service.ts';
import { INVOICE_FAILED } from '../../finance/payments/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';

interface Emptying {
  readonly invoiceId: string;
  readonly actor: string;
  readonly ip: string;
  readonly now: Date;
}

/**
 * What was answered with the invoice becomes a version under the application's id. The next log-in begins another, under an id
 * that no token, request under way or copy on a device names.
 * @returns whether there was one @throws Problem 422 where an admission list names it by its number
 */
export async function emptyApplication(
  tx: Queryable,
  platform: Platform,
  { invoiceId, ...given }: Emptying,
): Promise<boolean> {
  const application = await lockApplicationOf(tx, invoiceId);
  if (!application) return false;
  const { id: applicationId, applicationNumber, isAdmitted } = application;
  if (isAdmitted)
    throw mistakeAt(
      '/reference',
      `Its application ${applicationNumber} is on an admission list, so it cannot be emptied`,
      INVOICE_FAILED,
    );
  await setApplicationAside(tx, { applicationId, ...given });
  await setDocumentsAside(tx, applicationId, given.now);
  await setRefereesAside(tx, platform, applicationId);
  await dropApplication(tx, applicationId);
  return true;
}
