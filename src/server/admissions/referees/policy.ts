const DAY_MS = 24 * 60 * 60 * 1000;

const REMINDED_AFTER_DAYS = [3, 7, 14];

const CODE_DAYS = 60;

/** Pressing again and again must not fill a referee's inbox. */
const PAUSE_MS = 60 * 60 * 1000;

/** Nobody names more referees a day in good faith, and the emails go out under the college's name. */
export const MOST_EMAILS_A_DAY = 15;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** @param sent how many reminders have gone already; null when none is left */
export function nextReminder(requestedAt: Date, sent: number): Date | null {
  const days = REMINDED_AFTER_DAYS[sent];
  return days === undefined ? null : new Date(requestedAt.getTime() + days * DAY_MS);
}

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_DAYS * DAY_MS);

/** For a year a pass code that is over says so, and has another sent. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS);

/** Whoever is writing as a reminder goes out sends what they wrote; nobody opens the form by the older email. */
export const mayFinishUntil = (replacedAt: Date, finishes: boolean): Date =>
  finishes ? new Date(replacedAt.getTime() + PAUSE_MS) : replacedAt;

/** Undefined when at once. */
export function mayWriteAgain(lastWrittenAt: Date | null, now: Date): Date | undefined {
  const from = lastWrittenAt && new Date(lastWrittenAt.getTime() + PAUSE_MS);
  return from && from > now ? from : undefined;
}
