import type { logOut } from '#contract/admissions/applications.ts';
import { call } from '../../api/call.ts';
import { forgetForm } from '../../offline/formCache.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import { typedSections } from '../drafts/draftsHere.ts';
import { areFilesWaiting, deviceFiles } from '../uploads/deviceFiles.ts';
import { forgetApplication } from './cachedApplication.ts';
import { isAnythingWaiting, waitingStore } from './waiting.ts';

/** Whether files or finished sections of this applicant still wait here to be sent. */
export const isUnsent = async (schoolShortName: string, applicantId: string): Promise<boolean> =>
  await isAnythingWaiting(schoolShortName, applicantId) || areFilesWaiting(schoolShortName, applicantId);

/**
 * Ends the login, here and at the college, and removes all that this device holds of the applicant. Never rejects: what
 * one place forbids, the others are emptied all the same. Without a line the college hears nothing, and the token, which
 * nobody has any more, ends by itself.
 */
export async function leaveDevice(schoolShortName: string, applicantId: string, token: string | undefined): Promise<void> {
  await Promise.allSettled([
    call<typeof logOut>({ method: 'DELETE', path: '/Application/login' }, { token }),
    forgetDrafts(schoolShortName, applicantId),
    forgetFiles(schoolShortName, applicantId),
    waitingStore(schoolShortName, applicantId).change(() => ({ saves: [] })),
    forgetApplication(schoolShortName),
    forgetForm(),
  ]);
  for (const storage of [sessionStorage, localStorage]) forgetKeys(storage, schoolShortName);
}

async function forgetDrafts(schoolShortName: string, applicantId: string): Promise<void> {
  const store = deviceStore(schoolShortName, applicantId);
  const sections = await typedSections(schoolShortName, applicantId);
  await Promise.all(sections.map((section) => new Promise<void>((resolve) => { store.remove(section, resolve); })));
}

async function forgetFiles(schoolShortName: string, applicantId: string): Promise<void> {
  const files = deviceFiles(schoolShortName, applicantId);
  for (const { id } of await files.all()) await files.remove(id);
}

/** Logins of every application, last words, and an invoice that was being typed. */
function forgetKeys(storage: Storage, schoolShortName: string): void {
  const ours = ['applicant-token', 'lastDraft', 'invoice'].map((kind) => `${schoolShortName}.${kind}.`);
  for (const key of Object.keys(storage)) if (ours.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
}
