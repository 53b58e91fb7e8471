import { saveLater } from './doLater.ts';
import type { FinishedSection } from './finishedSection.ts';
import { putSection } from './putSection.ts';
import { sendBefore } from './sendBefore.ts';
import { isAnythingWaiting } from './waiting.ts';

/** Offline, the section waits on the device; online, what waits is sent before it. @throws ApiError */
export async function saveOrQueue(finished: FinishedSection): Promise<void> {
  const {
    world: { applicant, schoolShortName },
    application: { applicantId },
  } = finished;
  if (!navigator.onLine) return saveLater(finished);
  if (await isAnythingWaiting(schoolShortName, applicantId)) await sendBefore(finished.world);
  await putSection({ ...finished, applicant });
}
