import { TERMS, type AdmissionScores, type FormulaTerms, type Term } from '#rules/admissions/aggregate.ts';

export const TERM_NAMES: Readonly<Record<Term, string>> = { utme: 'UTME', putme: 'Post UTME', olevel: 'O-Level' };

const given = (terms: FormulaTerms) => TERMS.filter((term) => terms[term] !== undefined);

/** 'UTME × 1/8 + Post UTME × 1/2' */
export const formulaWords = (terms: FormulaTerms): string =>
  given(terms)
    .map((term) => `${TERM_NAMES[term]} × ${terms[term]}`)
    .join(' + ');

/** 'UTME 202 × 1/8 + Post UTME 58 × 1/2' */
export const unfolded = (terms: FormulaTerms, scores: AdmissionScores): string =>
  given(terms)
    .map((term) => `${TERM_NAMES[term]} ${scores[term]} × ${terms[term]}`)
    .join(' + ');
