/** What stands between a candidate and an offer until an officer has looked at it. */
export type Doubt = 'not-applied' | 'utme-subjects' | 'o-level' | 'no-address';
export const DOUBTS: readonly Doubt[] = ['not-applied', 'utme-subjects', 'o-level', 'no-address'];

const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  'not-applied': 'has not submitted an application',
  'utme-subjects': 'sat UTME subjects that do not fit the programme',
  'o-level': 'has O-Level credits that do not fit the programme',
  'no-address': 'has no one email address to which an offer could be sent',
};

/** What is known of a programme's requirements, by the names of subjects. Beside the four of UTME, Use of English is always one. */
export interface Requirements {
  readonly utme: {
    readonly all: readonly string[];
    /** So many of these, beside. */
    readonly any: readonly string[];
    readonly anyCount: number;
  };
  /** Credits beside English Language, among the five. */
  readonly oLevel: readonly string[];
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
const NOTHING_MORE: Requirements = { utme: { all: [], any: [], anyCount: 0 }, oLevel: [] };

/** In the order of `DOUBTS`. Of who has not applied no O-Level is known, and the application is what is missing. */
export function doubtsOf(
  { hasApplied, addresses, utmeSubjects, credits }: CandidateRecord,
  { utme, oLevel }: Requirements = NOTHING_MORE,
): Doubt[] {
  const fitsUtme =
    [ENGLISH.utme, ...utme.all].every((subject) => utmeSubjects.includes(subject)) &&
    utme.any.filter((subject) => utmeSubjects.includes(subject)).length >= utme.anyCount;
  const fitsOLevel =
    credits.length >= CREDITS && [ENGLISH.oLevel, ...oLevel].every((subject) => credits.includes(subject));
  const holds: Readonly<Record<Doubt, boolean>> = {
    'not-applied': !hasApplied,
    'utme-subjects': !fitsUtme,
    'o-level': hasApplied && !fitsOLevel,
    'no-address': addresses !== 1,
  };
  return DOUBTS.filter((doubt) => holds[doubt]);
}

export const doubtsText = (doubts: readonly Doubt[]): string => doubts.map((doubt) => DOUBT_WORDS[doubt]).join('; ');
