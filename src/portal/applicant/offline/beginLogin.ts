import { deviceStore } from '../drafts/deviceStore.ts';
import { draftsOfOthers } from '../drafts/draftsHere.ts';
import { forgetApplication } from './cachedApplication.ts';
import { isAnythingWaiting } from './waiting.ts';

/**
 * Whoever logs in has the device: the application that was kept for another goes, and of drafts what the college has
 * already. What another typed and could not send stays, unread, until that applicant logs in here again. Never rejects.
 * @returns whether this applicant left something here that waits to be sent
 */
export async function beginLogin(schoolShortName: string, applicantId: string): Promise<boolean> {
  await forgetApplication(schoolShortName).catch(() => undefined);
  for (const { applicantId: other, section } of await draftsOfOthers(schoolShortName, applicantId)) {
    const store = deviceStore(schoolShortName, other);
    if ((await store.read(section))?.synced) store.remove(section);
  }
  return isAnythingWaiting(schoolShortName, applicantId).catch(() => false);
}
