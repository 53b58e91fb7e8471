import { attemptText } from './attemptText.ts';
import type { Attempt, Condition, Offer, OfferLine, Prerequisite, Reason } from './offer.ts';

export const ADVISER = 'Your course adviser';
const HEAD = 'Your head of department';
const DEPARTMENT = 'The department that offers it';

const inWords = (attempt: Attempt) => `${attemptText(attempt)} (${attempt.session})`;

/** Why a student cannot take this course at all, whatever else they choose. What is registered already needs no seat and no permit. */
export function lineReasons(
  line: OfferLine,
  { limits, levelId }: Pick<Offer, 'limits' | 'levelId'>,
): readonly Reason[] {
  const { code, isRegistered, isOffered, seatsLeft, waitingSince, passed, kind, unit } = line;
  const refused = (name: string, message: string, remedy: string, liftedBy: string): Reason => ({
    code: name,
    course: code,
    message,
    remedy,
    liftedBy,
  });
  const reasons: (Reason | false)[] = [
    !isRegistered &&
      kind !== 'borrowed' &&
      line.levelId > levelId &&
      refused('level', `${code} is of ${line.levelId} Level.`, `Leave ${code} until you are there.`, HEAD),
    !isRegistered &&
      !isOffered &&
      refused('not-offered', `${code} is not offered this session.`, 'Choose another course.', DEPARTMENT),
    passed !== null && refused('passed', `You have passed ${code}: ${inWords(passed)}.`, `Leave ${code} out.`, HEAD),
    waitingSince !== null &&
      refused(
        'waiting',
        `You took ${code} in ${waitingSince}, and its result is not published yet.`,
        `Leave ${code} until its result is out.`,
        HEAD,
      ),
    !isRegistered &&
      seatsLeft !== null &&
      seatsLeft <= 0 &&
      refused('no-seat', `No seat is left in ${code}.`, 'Choose another course.', DEPARTMENT),
    !isRegistered &&
      kind === 'borrowed' &&
      limits.borrowed === null &&
      refused(
        'no-permit',
        `${code} is of another department, and you have no permit to borrow.`,
        'Ask your head of department for a permit.',
        HEAD,
      ),
    limits.max < unit &&
      refused(
        'too-large',
        `${code} has ${unit} units, more than your ${limits.max}.`,
        'Choose another course.',
        ADVISER,
      ),
    ...line.prerequisites.map(
      (needed) =>
        (needed.state === 'failed' || needed.state === 'never') &&
        refused(
          'prerequisite',
          prerequisiteMessage(code, needed),
          `Take ${needed.code} first, or ask your head of department.`,
          HEAD,
        ),
    ),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** What it is accepted on: results that are not published yet. */
export const lineConditions = ({ code, prerequisites }: OfferLine): readonly Condition[] =>
  prerequisites
    .filter(({ state }) => state === 'waiting')
    .map((needed) => ({
      course: code,
      message: `${code} needs ${needed.minGrade} in ${needed.code}, whose result is not published yet. It is judged again when it is.`,
    }));

/** What stands in place of a mark of a course before it: 'MTH201 needs E in MTH101: met by exemption.' */
export const exemptionNotes = ({ code, prerequisites }: Pick<OfferLine, 'code' | 'prerequisites'>): readonly string[] =>
  prerequisites
    .filter(({ state }) => state === 'exempt')
    .map((needed) => `${code} needs ${needed.minGrade} in ${needed.code}: met by exemption.`);

export const prerequisiteMessage = (code: string, { code: needed, minGrade, best }: Prerequisite) =>
  best
    ? `${code} needs ${minGrade} in ${needed}; you have ${inWords(best)}.`
    : `${code} needs ${minGrade} in ${needed}, which you have not taken.`;

export const failedWords = ({ code, failed }: OfferLine): string =>
  failed ? `${code} is to be taken again: you have ${inWords(failed)}.` : `${code} is to be taken again.`;
