/** A list's file is sent at once up to so many rows; a longer one is made in the background. */
export const MOST_ROWS_AT_ONCE = 5000;

/** For so long its owner can have it, from when it is made. */
export const FILE_LIFETIME_MS = 24 * 60 * 60_000;
