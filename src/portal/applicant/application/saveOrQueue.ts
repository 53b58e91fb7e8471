import { isAnythingWaiting } from '../offline/waiting.ts';
import type { FinishedSection } from '../offline/finishedSection.ts';
import { putSection } from './putSection.ts';

/** Offline, the section waits on the device; online, what waits is sent before it. @throws ApiError */
export async function saveOrQueue(finished: FinishedSection): Promise<void> {
  const {
    world: { applicant, schoolShortName },
    application: { applicantId },
  } = finished;
  if (!navigator.onLine) return (await import('../offline/late.ts')).saveLater(finished);
  if (await isAnythingWaiting(schoolShortName, applicantId))
    await (await import('../offline/late.ts')).sendBefore(finished.world);
  await putSection({ ...finished, applicant });
}
