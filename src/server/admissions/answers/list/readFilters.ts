import { Check } from 'typebox/value';
import { AnswerFilters, type AnswerFilter } from '#contract/admissions/answer-lists.ts';
import { invalid } from '../../../platform/problem.ts';

/** The address says filters as JSON. @throws Problem 422 for what is no list of filters */
export function readFilters(text: string | undefined): readonly AnswerFilter[] {
  const filters = text === undefined ? [] : parsed(text);
  if (!Check(AnswerFilters, filters)) throw invalid('These filters cannot be read. Please choose them again');
  return filters;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
