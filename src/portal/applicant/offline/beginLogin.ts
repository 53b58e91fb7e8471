import { deviceStore } from '../drafts/deviceStore.ts';
import { draftsOfOthers } from '../drafts/draftsHere.ts';
import { forgetApplication } from './cachedApplication.ts';
import { isAnythingWaiting } from './waiting.ts';

/** Never rejects. @returns whether this applicant left something here that waits to be sent */
export async function beginLogin(schoolShortName: string, applicantId: string): Promise<boolean> {
  await forgetApplication(schoolShortName).catch(() => undefined);
  // What another typed and could not send stays, unread, until that applicant logs in here again.
  for (const { applicantId: other, section } of await draftsOfOthers(schoolShortName, applicantId)) {
    const store = deviceStore(schoolShortName, other);
    if ((await store.read(section))?.synced) store.remove(section);
  }
  return isAnythingWaiting(schoolShortName, applicantId).catch(() => false);
}
