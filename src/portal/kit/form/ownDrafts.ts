import { draftsOf } from './persistedAnswers.ts';

/** The keys of what a person typed on this device and has not sent. */
export function ownDrafts(schoolShortName: string, userName: string): string[] {
  const begins = draftsOf(schoolShortName, userName);
  return Object.keys(localStorage).filter((key) => key.startsWith(begins));
}

export const removeDrafts = (keys: readonly string[]): void => keys.forEach((key) => localStorage.removeItem(key));
