import { createStore, keys } from 'idb-keyval';

interface DraftHere {
  readonly applicantId: string;
  readonly section: string;
}

/** None where the browser forbids storage. */
async function draftsHere(schoolShortName: string): Promise<readonly DraftHere[]> {
  const stored = await keys<string>(createStore(`${schoolShortName}.drafts`, 'drafts')).catch(() => []);
  return stored.map((key) => ({ applicantId: key.split('/', 1)[0]!, section: key.slice(key.indexOf('/') + 1) }));
}

export const typedSections = async (schoolShortName: string, applicantId: string): Promise<readonly string[]> =>
  (await draftsHere(schoolShortName))
    .filter((draft) => draft.applicantId === applicantId)
    .map(({ section }) => section);

export const draftsOfOthers = async (schoolShortName: string, applicantId: string): Promise<readonly DraftHere[]> =>
  (await draftsHere(schoolShortName)).filter((draft) => draft.applicantId !== applicantId);
