import { clear, createStore, get, set } from 'idb-keyval';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import { typedSections } from '../drafts/draftsHere.ts';
import { serverDraftOf } from '../drafts/reconcile.ts';

/** One at a time; it goes with the log-out, with another applicant's login and with a login that is over. */
interface Cached {
  readonly record: ApplicationRecord;
  /** ISO moment at which the login ends. */
  readonly expires: string;
}

const IN_HAND = 'in-hand';

const openStore = (schoolShortName: string) => createStore(`${schoolShortName}.application`, 'application');

export const cacheApplication = (schoolShortName: string, cached: Cached) =>
  set(IN_HAND, cached, openStore(schoolShortName));

/** Undefined when it is another applicant's, or the login is over. */
export async function cachedApplication(
  schoolShortName: string,
  applicantId: string,
): Promise<ApplicationRecord | undefined> {
  const cached = await get<Cached>(IN_HAND, openStore(schoolShortName));
  if (!cached || cached.record.applicantId !== applicantId || isOver(cached)) return undefined;
  return withDrafts(cached.record, schoolShortName);
}

export const forgetApplication = (schoolShortName: string) => clear(openStore(schoolShortName));

export async function forgetIfOver(schoolShortName: string): Promise<void> {
  const cached = await get<Cached>(IN_HAND, openStore(schoolShortName));
  if (cached && isOver(cached)) await forgetApplication(schoolShortName);
}

const isOver = ({ expires }: Cached) => Date.parse(expires) <= Date.now();

/** Drafts that this device typed since grew from revisions that the cached record lacks: they are added to it. */
async function withDrafts(record: ApplicationRecord, schoolShortName: string): Promise<ApplicationRecord> {
  const store = deviceStore(schoolShortName, record.applicantId);
  const sections = [
    ...new Set([...Object.keys(record.drafts), ...(await typedSections(schoolShortName, record.applicantId))]),
  ];
  const typed = (await Promise.all(sections.map((section) => store.read(section)))).filter(
    (draft) => draft !== undefined,
  );
  return {
    ...record,
    drafts: {
      ...record.drafts,
      ...Object.fromEntries(
        typed.filter(({ baseRevision }) => baseRevision > 0).map((draft) => [draft.section, serverDraftOf(draft)]),
      ),
    },
  };
}
