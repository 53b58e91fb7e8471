import { forgetKeys } from './deviceKeys.ts';

const keyOf = (schoolShortName: string) => `${schoolShortName}.left`;

/** The entries of a tab's history hold what a person saw and did, and cannot be removed: so none of them opens again. */
function closeHistory(schoolShortName: string): void {
  const entries = window.navigation?.entries().map(({ id }) => id) ?? [];
  sessionStorage.setItem(keyOf(schoolShortName), JSON.stringify([...closedEntries(schoolShortName), ...entries]));
}

/** None where the browser forbids storage. */
function closedEntries(schoolShortName: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(schoolShortName)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether this page belongs to somebody who has logged out since. */
export const isLeft = (schoolShortName: string): boolean =>
  closedEntries(schoolShortName).includes(window.navigation?.currentEntry?.id ?? '');

/** Empties this tab, and leaves word for the others: a tab's own storage is closed to them. */
export function leaveTabs(schoolShortName: string): void {
  forgetKeys(schoolShortName);
  closeHistory(schoolShortName);
  localStorage.setItem(keyOf(schoolShortName), String(Date.now()));
}

/** Told to a form, so that it does not store what was typed as its page goes. */
export const LEFT = 'applicant-left';

/** @returns what ends it */
export function followDepartures(schoolShortName: string): () => void {
  const goHome = () => window.location.replace('/');
  const leftElsewhere = ({ key }: StorageEvent) => {
    if (key !== keyOf(schoolShortName)) return;
    window.dispatchEvent(new Event(LEFT));
    forgetKeys(schoolShortName);
    closeHistory(schoolShortName);
    goHome();
  };
  const shownAgain = () => {
    if (isLeft(schoolShortName)) goHome();
  };
  shownAgain();
  window.addEventListener('storage', leftElsewhere);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    window.removeEventListener('storage', leftElsewhere);
    window.removeEventListener('pageshow', shownAgain);
  };
}
