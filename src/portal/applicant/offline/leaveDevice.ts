import type { logOut } from '#contract/admissions/applications.ts';
import { call } from '../../api/call.ts';
import { forgetForm } from '../../offline/formCache.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import { typedSections } from '../drafts/draftsHere.ts';
import { forgetKeys } from '../session/deviceKeys.ts';
import { areFilesWaiting, deviceFiles } from '../uploads/deviceFiles.ts';
import { forgetApplication } from './cachedApplication.ts';
import { isAnythingWaiting, waitingStore } from './waiting.ts';

export const isUnsent = async (schoolShortName: string, applicantId: string): Promise<boolean> =>
  await isAnythingWaiting(schoolShortName, applicantId) || areFilesWaiting(schoolShortName, applicantId);

/** Never rejects: if one store fails, the rest are emptied. Offline, the token, which nobody has, ends by itself. */
export async function leaveDevice(schoolShortName: string, applicantId: string, token: string | undefined): Promise<void> {
  await Promise.allSettled([
    call<typeof logOut>({ method: 'DELETE', path: '/Application/login' }, { token }),
    forgetDrafts(schoolShortName, applicantId),
    forgetFiles(schoolShortName, applicantId),
    waitingStore(schoolShortName, applicantId).change(() => ({ saves: [] })),
    forgetApplication(schoolShortName),
    forgetForm(),
  ]);
  forgetKeys(schoolShortName);
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
