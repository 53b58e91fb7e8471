import { lagosClock } from '#rules/lagosDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days count from 30 December 1899. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** Before 1 March 1900 programs do not agree, as Excel knows a 29 February 1900. */
const FIRST_SURE = 61;

const serial = (iso: string): number | undefined => {
  const days = (Date.parse(iso) - EPOCH_MS) / DAY_MS;
  return days >= FIRST_SURE ? days : undefined;
};

/** The number by which spreadsheet programs mean a day; undefined for one that they do not agree on. @param day ISO, or a moment that begins so */
export const daySerial = (day: string): number | undefined => serial(day.slice(0, 10));

/** The number of an ISO moment, as the college's clock shows it. */
export const momentSerial = (moment: string): number | undefined => serial(lagosClock(new Date(moment)));
