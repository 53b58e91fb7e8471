const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE_MS;
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * MINUTE_MS;

/** The pause is a minute, then two, four ... up to four hours. @param attempts so far, from 1 */
export const pauseAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/** Mail servers give up after five days too. */
export const isHopeless = (queuedAt: Date, now: Date): boolean => now.getTime() - queuedAt.getTime() > GIVE_UP_AFTER_MS;
