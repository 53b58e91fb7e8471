import { USUAL, type OLevelRule, type Requirement, type SubjectRule, type Waiver } from './requirement.ts';

/** In the order in which they are judged and said. */
export const REQUIRED = [
  'application',
  'utme-subjects',
  'utme-score',
  'o-level',
  'screening-score',
  'age',
  'address',
] as const;
export type Required = (typeof REQUIRED)[number];

export interface Finding {
  readonly requirement: Required;
  readonly verdict: 'met' | 'unmet' | 'unknown';
  /** What is missing, after 'the candidate'; empty where it is met. */
  readonly missing: string;
}

/** What stands between a candidate and an offer until an officer has looked at it. What is not known is no judgement of the candidate. */
export type Doubt =
  | 'not-applied'
  | 'utme-subjects'
  | 'utme-unknown'
  | 'utme-score'
  | 'o-level'
  | 'o-level-unknown'
  | 'screening-score'
  | 'age'
  | 'age-unknown'
  | 'no-address';

export interface Graded {
  readonly subject: string;
  /** 'A1' to 'F9', or 'AR' of a result that is not out yet. */
  readonly grade: string;
}

export interface CandidateRecord {
  /** With a submitted application in the session. */
  readonly hasApplied: boolean;
  /** There is one email address on submitted applications, or the office has entered an address or a phone number. */
  readonly isReached: boolean;
  readonly utmeSubjects: readonly string[];
  /** Of 400. */
  readonly utme: number;
  /** Of 100. */
  readonly screening: number;
  /** Each O-Level sitting, as the application has it. */
  readonly sittings: readonly (readonly Graded[])[];
  /** As '2009-05-31'. */
  readonly bornOn: string | null;
}

const CREDITS: ReadonlySet<string> = new Set(['A1', 'B2', 'B3', 'C4', 'C5', 'C6']);
const PASSES: ReadonlySet<string> = new Set(['D7', 'E8']);
const AWAITED = 'AR';
const ENGLISH = { utme: 'Use of English', oLevel: 'English Language' };

const NOTHING_KNOWN: Requirement = {
  utme: null,
  oLevel: null,
  minimumUtme: null,
  minimumScreening: null,
  minimumAge: null,
  waivers: [],
};

/**
 * Each requirement in the order of `REQUIRED`. Of who has not applied neither O-Level nor age is known, and the application is
 * what is missing. Use of English is asked for whatever the programme, and where a rule is not known English Language and five
 * credits are: whoever lacks them does not fit. @param ageOn the day on which the candidate has to be so old
 */
export function findingsOf(
  candidate: CandidateRecord,
  requirement: Requirement = NOTHING_KNOWN,
  ageOn: string,
): readonly Finding[] {
  const { hasApplied, isReached, utme, screening } = candidate;
  const { minimumUtme, minimumScreening, minimumAge } = requirement;
  const judged: Readonly<Record<Required, Judged>> = {
    application: hasApplied ? MET : unmet('has not submitted an application'),
    'utme-subjects': utmeSubjects(candidate, requirement),
    'utme-score':
      minimumUtme !== null && utme < minimumUtme ? unmet(`scored ${utme} in UTME, below ${minimumUtme}`) : MET,
    'o-level': hasApplied ? oLevel(candidate.sittings, requirement) : UNASKED,
    'screening-score':
      minimumScreening !== null && screening < minimumScreening
        ? unmet(`scored ${screening} in the screening, below ${minimumScreening}`)
        : MET,
    age: minimumAge === null ? MET : hasApplied ? age(candidate.bornOn, minimumAge, ageOn) : UNASKED,
    address: isReached ? MET : unmet('has no one email address to which an offer could be sent'),
  };
  return REQUIRED.map((each) => ({ requirement: each, ...judged[each] }));
}

type Judged = Omit<Finding, 'requirement'>;
const MET: Judged = { verdict: 'met', missing: '' };
const UNASKED: Judged = { verdict: 'unknown', missing: '' };
const unmet = (missing: string): Judged => ({ verdict: 'unmet', missing });
const unknown = (missing: string): Judged => ({ verdict: 'unknown', missing });

function utmeSubjects({ utmeSubjects: sat }: CandidateRecord, { utme, waivers }: Requirement): Judged {
  const rule = { anyOf: [], ...utme, compulsory: [...new Set([ENGLISH.utme, ...(utme?.compulsory ?? [])])] };
  const lacks = lackingIn(rule, holding(new Set(sat), waivers));
  if (lacks.length > 0) return unmet(`sat UTME without ${lacks.join(' and ')}`);
  return utme ? MET : unknown('cannot be judged by UTME subjects, since those of the programme are not known');
}

/** Of the combinations of sittings that are allowed, the one that lacks least; of equal ones, the earlier. */
function oLevel(sittings: CandidateRecord['sittings'], { oLevel: known, waivers }: Requirement): Judged {
  const rule = known ?? { compulsory: [ENGLISH.oLevel], anyOf: [], ...USUAL };
  const lacks = fewest(sittings, rule, waivers, CREDITS);
  if (lacks.length === 0)
    return known ? MET : unknown('cannot be judged by O-Level credits, since those of the programme are not known');
  const once = fewest(sittings, rule, waivers, new Set([...CREDITS, AWAITED]));
  const text = `${lacks.join(' and ')}${sittings.length > rule.sittings ? inSittings(rule.sittings) : ''}`;
  return once.length === 0 ? unknown(`awaits O-Level results, and lacks ${text}`) : unmet(`lacks ${text}`);
}

const inSittings = (count: number): string => (count === 1 ? ' in one sitting' : ` in ${count} sittings`);

function fewest(
  sittings: CandidateRecord['sittings'],
  rule: OLevelRule,
  waivers: readonly Waiver[],
  counting: ReadonlySet<string>,
): readonly string[] {
  return combinations(sittings, rule.sittings)
    .map((chosen) => oLevelLacks(chosen.flat(), rule, waivers, counting))
    .reduce((best, other) => (other.length < best.length ? other : best));
}

/** All of them where so many are allowed; else each choice of as many, in the order of the application. */
function combinations<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  if (items.length <= most) return [items];
  if (most === 0) return [[]];
  const [first, ...others] = items;
  return [...combinations(others, most - 1).map((rest) => [first!, ...rest]), ...combinations(others, most)];
}

function oLevelLacks(
  results: readonly Graded[],
  rule: OLevelRule,
  waivers: readonly Waiver[],
  counting: ReadonlySet<string>,
): readonly string[] {
  const of = (grades: ReadonlySet<string>) =>
    new Set(results.filter(({ grade }) => grades.has(grade)).map(({ subject }) => subject));
  const [credits, passes] = [of(counting), of(PASSES)];
  const holds = holding(credits, waivers);
  const isPassed = (subject: string) =>
    passes.has(subject) && waivers.some((waiver) => 'passIn' in waiver && waiver.passIn === subject);
  const lacks = lackingIn(rule, (subject) => holds(subject) || isPassed(subject)).map((name) => `a credit in ${name}`);
  const few = rule.credits - credits.size;
  return few > 0 ? [...lacks, `${few} of ${rule.credits} credits`] : lacks;
}

/** Whether a subject is held, or one that is taken in its place. */
const holding =
  (held: ReadonlySet<string>, waivers: readonly Waiver[]) =>
  (subject: string): boolean =>
    held.has(subject) ||
    waivers.some((waiver) => 'instead' in waiver && waiver.of === subject && held.has(waiver.instead));

const lackingIn = ({ compulsory, anyOf }: SubjectRule, holds: (subject: string) => boolean): string[] => [
  ...compulsory.filter((subject) => !holds(subject)),
  ...anyOf.flatMap(({ count, subjects }) => {
    const few = count - subjects.filter(holds).length;
    return few > 0 ? [`${few} of ${subjects.join(', ')}`] : [];
  }),
];

function age(bornOn: string | null, minimum: number, on: string): Judged {
  if (bornOn === null) return unknown('has no date of birth on the application');
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (on.slice(5) < bornOn.slice(5) ? 1 : 0);
  return years < minimum
    ? unmet(`is ${years} years old on ${on.split('-').reverse().join('/')}, below ${minimum}`)
    : MET;
}

const DOUBTS: Readonly<Record<Required, Readonly<Partial<Record<Finding['verdict'], Doubt>>>>> = {
  application: { unmet: 'not-applied' },
  'utme-subjects': { unmet: 'utme-subjects', unknown: 'utme-unknown' },
  'utme-score': { unmet: 'utme-score' },
  'o-level': { unmet: 'o-level', unknown: 'o-level-unknown' },
  'screening-score': { unmet: 'screening-score' },
  age: { unmet: 'age', unknown: 'age-unknown' },
  address: { unmet: 'no-address' },
};

const isDoubt = ({ verdict, missing }: Finding): boolean => verdict !== 'met' && missing !== '';

/** What is not met or not known, without what only the application would tell. */
export const doubtsOf = (findings: readonly Finding[]): Doubt[] =>
  findings.filter(isDoubt).map(({ requirement, verdict }) => DOUBTS[requirement][verdict]!);

export const isEligible = (findings: readonly Finding[]): boolean => findings.every(({ verdict }) => verdict === 'met');

/** After 'the candidate'. */
export const doubtsText = (findings: readonly Finding[]): string =>
  findings
    .filter(isDoubt)
    .map(({ missing }) => missing)
    .join('; ');
