/** What stands between a candidate and an offer until an officer has looked at it. What is not known is no judgement of the candidate. */
export type Doubt = 'not-applied' | 'utme-subjects' | 'utme-unknown' | 'o-level' | 'o-level-unknown' | 'no-address';
const DOUBTS: readonly Doubt[] = [
  'not-applied',
  'utme-subjects',
  'utme-unknown',
  'o-level',
  'o-level-unknown',
  'no-address',
];

const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  'not-applied': 'has not submitted an application',
  'utme-subjects': 'sat UTME subjects that do not fit the programme',
  'utme-unknown': 'cannot be judged by UTME subjects, since those of the programme are not known',
  'o-level': 'has O-Level credits that do not fit the programme',
  'o-level-unknown': 'cannot be judged by O-Level credits, since those of the programme are not known',
  'no-address': 'has no one email address to which an offer could be sent',
};

/** By the names of subjects. */
export interface SubjectRule {
  readonly all: readonly string[];
  /** So many of these, beside. */
  readonly any: readonly string[];
  readonly anyCount: number;
}

export const UNKNOWN = 'unknown';

/** What a programme requires, beside Use of English, and beside English Language and five credits. */
export interface Requirements {
  readonly utme: SubjectRule | typeof UNKNOWN;
  readonly oLevel: SubjectRule | typeof UNKNOWN;
}

export interface CandidateRecord {
  /** With a submitted application in the session. */
  readonly hasApplied: boolean;
  /** Different email addresses on submitted applications. */
  readonly addresses: number;
  readonly utmeSubjects: readonly string[];
  /** O-Level subjects with a credit, each once. */
  readonly credits: readonly string[];
}

const CREDITS = 5;
const ENGLISH = { utme: 'Use of English', oLevel: 'English Language' };
const NOTHING_KNOWN: Requirements = { utme: UNKNOWN, oLevel: UNKNOWN };

/**
 * In the order of `DOUBTS`. Of who has not applied no O-Level is known, and the application is what is missing. English and five credits
 * are asked for whatever the programme: whoever lacks them does not fit, though nothing else is known.
 */
export function doubtsOf(
  { hasApplied, addresses, utmeSubjects, credits }: CandidateRecord,
  { utme, oLevel }: Requirements = NOTHING_KNOWN,
): Doubt[] {
  const isUtmeUnfit = !utmeSubjects.includes(ENGLISH.utme) || isUnfit(utme, utmeSubjects);
  const isOLevelUnfit = credits.length < CREDITS || !credits.includes(ENGLISH.oLevel) || isUnfit(oLevel, credits);
  const holds: Readonly<Record<Doubt, boolean>> = {
    'not-applied': !hasApplied,
    'utme-subjects': isUtmeUnfit,
    'utme-unknown': utme === UNKNOWN && !isUtmeUnfit,
    'o-level': hasApplied && isOLevelUnfit,
    'o-level-unknown': hasApplied && oLevel === UNKNOWN && !isOLevelUnfit,
    'no-address': addresses !== 1,
  };
  return DOUBTS.filter((doubt) => holds[doubt]);
}

const isUnfit = (rule: Requirements['utme'], subjects: readonly string[]): boolean =>
  rule !== UNKNOWN &&
  (rule.all.some((subject) => !subjects.includes(subject)) ||
    rule.any.filter((subject) => subjects.includes(subject)).length < rule.anyCount);

export const doubtsText = (doubts: readonly Doubt[]): string => doubts.map((doubt) => DOUBT_WORDS[doubt]).join('; ');
