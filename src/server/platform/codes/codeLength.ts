import { mistakeAt } from '../problem.ts';

/** A day's guesses at one subject: as many codes of six digits as these, five tries each. Whatever else is asked for has ten. */
const SHORT_CODES = 5;
const SHORT = 6;
const LONG = 10;

export const CODES_SINCE_MS = 24 * 60 * 60_000;

/**
 * A stranger may ask for codes of somebody else's without end, and has five tries at each. Tries that ended all tries would keep the owner
 * out, so codes grow longer instead: the owner types four digits more, and the stranger guesses in vain. @param unproved codes of the same
 * subject that were asked for within a day and opened nothing
 */
export const digitsAfter = (unproved: number): number => (unproved < SHORT_CODES ? SHORT : LONG);

/** @returns what was typed without spaces. @throws Problem 422 at `/code`, for which nothing is charged */
export function readCode(typed: string, digits: number, title: string): string {
  const code = typed.replace(/\s/g, '');
  if (code === '') throw mistakeAt('/code', 'please input your code', title);
  if (!/^\d+$/.test(code) || code.length !== digits)
    throw mistakeAt('/code', digits === SHORT ? 'the code has six digits' : 'the code has ten digits', title);
  return code;
}
