/** Of 400, of 100, and of 30: see `oLevelPoints`. */
export interface AdmissionScores {
  readonly utme: number;
  readonly putme: number;
  readonly olevel: number;
}

export type Term = keyof AdmissionScores;

/** What each score is multiplied with, as '1/8': data of a session, with a version. A term that is left out counts nothing. */
export type FormulaTerms = Readonly<Partial<Record<Term, string>>>;

export const TERMS: readonly Term[] = ['utme', 'putme', 'olevel'];
export const MOST: AdmissionScores = { utme: 400, putme: 100, olevel: 30 };

export const USUAL_TERMS: FormulaTerms = { utme: '1/8', putme: '1/2' };

/** An aggregate is a whole number of these, so that no rounding decides who is admitted. */
const PARTS = 120;

/** Of a fraction, in 120ths; undefined where it has no whole number of them. */
export function weightOf(fraction: string): number | undefined {
  const [, top, bottom] = /^(\d{1,3})\/(\d{1,3})$/.exec(fraction.replace(/\s/g, '')) ?? [];
  const weight = (Number(top) * PARTS) / Number(bottom);
  return Number.isSafeInteger(weight) ? weight : undefined;
}

export interface Part {
  readonly term: Term;
  readonly score: number;
  readonly weight: string;
  /** In 120ths. */
  readonly points: number;
}

/** @throws Error for a fraction that is none: what is published was judged before */
export const partsOf = (terms: FormulaTerms, scores: AdmissionScores): Part[] =>
  TERMS.flatMap((term) => {
    const weight = terms[term];
    if (weight === undefined) return [];
    const each = weightOf(weight);
    if (each === undefined) throw new Error(`'${weight}' is no fraction whose denominator divides ${PARTS}`);
    return [{ term, score: scores[term], weight, points: scores[term] * each }];
  });

/** In 120ths, exact. */
export const aggregateOf = (terms: FormulaTerms, scores: AdmissionScores): number =>
  partsOf(terms, scores).reduce((sum, { points }) => sum + points, 0);

/** 6318 as '52.65': half up, once, as it is shown. */
export function displayAggregate(parts: number): string {
  const hundredths = Math.floor((parts * 200 + PARTS) / (PARTS * 2));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

export const inParts = (whole: number): number => whole * PARTS;

/** What is wrong with a formula, at its term: the highest scores make 100. */
export function formulaMistakes(terms: FormulaTerms): Partial<Record<Term, string>> {
  const wrong = TERMS.filter((term) => terms[term] !== undefined && weightOf(terms[term]) === undefined);
  if (wrong.length > 0)
    return Object.fromEntries(
      wrong.map((term) => [term, 'please enter a fraction as 1/8, whose lower number divides 120']),
    );
  return aggregateOf(terms, MOST) === inParts(100)
    ? {}
    : { utme: `the highest scores make ${displayAggregate(aggregateOf(terms, MOST))}, and must make 100` };
}
