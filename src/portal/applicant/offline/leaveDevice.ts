import type { logOut } from '#contract/admissions/applications.ts';
import { call } from '../../api/call.ts';
import { forgetForm } from '../../offline/formCache.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import { typedSections } from '../drafts/draftsHere.ts';
import { ownDrafts, removeDrafts } from '../../kit/form/ownDrafts.ts';
import { leaveTabs } from '../session/departure.ts';
import { areFilesWaiting, deviceFiles } from '../uploads/deviceFiles.ts';
import { forgetApplication } from './cachedApplication.ts';
import type { LogOutProps } from './logOutProps.ts';
import { isAnythingWaiting, waitingStore } from './waiting.ts';

export const isUnsent = async (schoolShortName: string, applicantId: string): Promise<boolean> =>
  (await isAnythingWaiting(schoolShortName, applicantId)) || areFilesWaiting(schoolShortName, applicantId);

/** Never rejects: if one store fails, the rest are emptied. Offline, the token, which nobody has, ends by itself. */
export async function leaveDevice(
  schoolShortName: string,
  applicantId: string,
  token: string | undefined,
): Promise<void> {
  await Promise.allSettled([
    endLogin(token),
    forgetDrafts(schoolShortName, applicantId),
    forgetFiles(schoolShortName, applicantId),
    waitingStore(schoolShortName, applicantId).change(() => ({ saves: [] })),
    forgetApplication(schoolShortName),
    forgetForm(),
  ]);
  leaveAsNobody(schoolShortName);
}

/** Where nobody has logged in: invoices and receipts, and what was typed to find them. */
export function leaveAsNobody(schoolShortName: string): void {
  removeDrafts(typedByNobody(schoolShortName));
  leaveTabs(schoolShortName);
}

/** What was typed into pages that need no login. The keys of people who sign in have their names before a slash. */
const typedByNobody = (schoolShortName: string) => ownDrafts(schoolShortName, '').filter((key) => !key.includes('/'));

/** When nobody is there to be asked, what has not reached the college stays, unread, until its owner logs in here again. */
export async function leaveIdleDevice({
  schoolShortName,
  applicantId,
  applicant,
  isBehind,
  discard,
}: LogOutProps): Promise<void> {
  const token = applicant.held?.token;
  if (!isBehind() && !(await isUnsent(schoolShortName, applicantId))) {
    discard();
    return leaveDevice(schoolShortName, applicantId, token);
  }
  await Promise.allSettled([endLogin(token), forgetApplication(schoolShortName)]);
  leaveTabs(schoolShortName);
}

const endLogin = (token: string | undefined) =>
  call<typeof logOut>({ method: 'DELETE', path: '/Application/login' }, { token });

async function forgetDrafts(schoolShortName: string, applicantId: string): Promise<void> {
  const store = deviceStore(schoolShortName, applicantId);
  const sections = await typedSections(schoolShortName, applicantId);
  await Promise.all(
    sections.map(
      (section) =>
        new Promise<void>((resolve) => {
          store.remove(section, resolve);
        }),
    ),
  );
}

async function forgetFiles(schoolShortName: string, applicantId: string): Promise<void> {
  const files = deviceFiles(schoolShortName, applicantId);
  for (const { id } of await files.all()) await files.remove(id);
}
