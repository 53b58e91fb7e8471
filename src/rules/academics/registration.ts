import { ADVISER, exemptionNotes, failedWords, lineConditions, lineReasons } from './lineReasons.ts';
import type { Offer, OfferLine, Reason, Verdict } from './offer.ts';

/** Units of a semester where no department has set others. */
export const USUAL_LOAD = { min: 16, max: 24 } as const;

/** The order in which courses are taken; what comes last goes first where there are too many units. */
const ORDER = ['carry-over', 'core', 'required', 'repeat', 'borrowed', 'elective'] as const;

/** Rules that staff may lift as they add a course for a student, with a reason. */
export const LIFTED_BY_STAFF: ReadonlySet<string> = new Set([
  'gate',
  'prerequisite',
  'under-minimum',
  'core-left-out',
  'carry-over-left-out',
]);

/** An adviser decides after the window is closed too. */
export const LIFTED_BY_ADVISER: ReadonlySet<string> = new Set(['gate']);

const NOTHING: ReadonlySet<string> = new Set();

/** Every refusal of a choice at once. The browser, a trial and the server call this one function. @param lifted the codes of rules that do not count */
export function verdictOn(offer: Offer, chosen: readonly number[], lifted = NOTHING): Verdict {
  const byId = new Map(offer.lines.map((line) => [line.departmentCourseId, line]));
  const ids = [...new Set(chosen)];
  const lines = ids.flatMap((id) => byId.get(id) ?? []).toSorted(inOrder);
  const reasons = [
    ...gateReasons(offer),
    ...unknown(ids.length - lines.length),
    ...lines.flatMap((line) => lineReasons(line, offer)),
    ...chosenTwice(lines),
    ...leftOut(offer, lines),
    ...borrowedReasons(offer, lines),
    ...loadReasons(offer, lines),
  ].filter(({ code }) => !lifted.has(code));
  return {
    accepted: reasons.length === 0,
    units: unitsOf(lines),
    reasons,
    conditions: lines.flatMap(lineConditions),
    notes: lines.flatMap(exemptionNotes),
  };
}

/** In the order carry-over, lower core, core, and so on to electives. */
export const inOrder = (one: OfferLine, other: OfferLine): number =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
  one.levelId - other.levelId ||
  (one.code < other.code ? -1 : Number(one.code > other.code));

/** A student cannot leave it out: a failed core course that can be taken, and what has a mark. */
export const isLocked = (line: OfferLine, offer: Offer): boolean =>
  (line.isRegistered && line.isScored) || (isOwed(line) && lineReasons(line, offer).length === 0);

/** What is ticked as a student comes for the first time: carry-overs and the core of their level. */
export const isPreselected = (line: OfferLine, offer: Offer): boolean =>
  isLocked(line, offer) || (isOwnCore(line, offer) && lineReasons(line, offer).length === 0);

/** An exemption that is granted after a failed mark makes a carry-over one that may be taken. */
const isOwed = ({ kind, isExempt }: OfferLine) => kind === 'carry-over' && !isExempt;

export const unitsOf = (lines: readonly Pick<OfferLine, 'unit'>[]): number =>
  lines.reduce((sum, { unit }) => sum + unit, 0);

const isOwnCore = ({ kind, levelId, isExempt }: OfferLine, offer: Offer) =>
  kind === 'core' && levelId === offer.levelId && !isExempt;

const gateReasons = ({ gates }: Offer): Reason[] =>
  gates
    .filter(({ isOpen }) => !isOpen)
    .map(({ message, remedy, liftedBy }) => ({ code: 'gate', course: null, message, remedy, liftedBy }));

const unknown = (count: number): Reason[] =>
  count === 0
    ? []
    : [
        {
          code: 'unknown',
          course: null,
          message: 'A course that you chose is not among those of this semester.',
          remedy: 'Choose again from the list.',
          liftedBy: ADVISER,
        },
      ];

const chosenTwice = (lines: readonly OfferLine[]): Reason[] =>
  [...Map.groupBy(lines, ({ courseId }) => courseId).values()]
    .filter(({ length }) => length > 1)
    .map(([line]) => ({
      code: 'twice',
      course: line!.code,
      message: `${line!.code} is chosen twice.`,
      remedy: 'Choose it once.',
      liftedBy: ADVISER,
    }));

/** Carry-overs always come; core of the level comes before electives, as far as there is room. What has a mark stays. */
function leftOut(offer: Offer, lines: readonly OfferLine[]): Reason[] {
  const courses = new Set(lines.map(({ courseId }) => courseId));
  const missing = offer.lines.filter(({ courseId }) => !courses.has(courseId)).toSorted(inOrder);
  const free = missing.filter((line) => lineReasons(line, offer).length === 0);
  let room = offer.limits.max - unitsOf(lines.filter((line) => !mayGo(line)));
  const core = free.filter((line) => {
    if (!isOwnCore(line, offer) || line.unit > room) return false;
    room -= line.unit;
    return true;
  });
  return [
    ...missing
      .filter(({ isRegistered, isScored }) => isRegistered && isScored)
      .map(({ code }): Reason => ({
        code: 'scored',
        course: code,
        message: `${code} has a mark already, so it stays.`,
        remedy: `Tick ${code} again.`,
        liftedBy: 'The lecturer who gave the mark',
      })),
    ...free.filter(isOwed).map((line): Reason => ({
      code: 'carry-over-left-out',
      course: line.code,
      message: failedWords(line),
      remedy: `Tick ${line.code} again.`,
      liftedBy: ADVISER,
    })),
    ...core.map(({ code, unit }): Reason => ({
      code: 'core-left-out',
      course: code,
      message: `${code} (${unit}) is a core course of your level, and there is room for it.`,
      remedy: `Tick ${code}; an elective may go for it.`,
      liftedBy: ADVISER,
    })),
  ];
}

const mayGo = ({ kind, isRegistered, isScored, isExempt }: OfferLine) =>
  (isExempt || kind === 'elective' || kind === 'borrowed' || kind === 'repeat') && !(isRegistered && isScored);

function borrowedReasons({ limits: { borrowed } }: Offer, lines: readonly OfferLine[]): Reason[] {
  const taken = lines.filter(({ kind }) => kind === 'borrowed');
  const units = unitsOf(taken);
  if (borrowed === null || units <= borrowed || taken.every(({ isRegistered }) => isRegistered)) return [];
  return [
    {
      code: 'over-permit',
      course: null,
      message: `${counted(units - borrowed)} of borrowed courses over the ${borrowed} of your permit.`,
      remedy: overWords(
        dropWords(taken, units - borrowed),
        units - borrowed,
        `ask your head of department for a permit of ${units}`,
      ),
      liftedBy: 'Your head of department',
    },
  ];
}

function loadReasons({ limits: { min, max } }: Offer, lines: readonly OfferLine[]): Reason[] {
  const units = unitsOf(lines);
  if (units > max) {
    const drop = dropWords(lines.filter(mayGo), units - max);
    return [
      {
        code: 'over-maximum',
        course: null,
        message: `${counted(units - max)} over ${max}.`,
        remedy: overWords(drop, units - max, `ask your adviser for ${units}`),
        liftedBy: ADVISER,
      },
    ];
  }
  if (units >= min) return [];
  return [
    {
      code: 'under-minimum',
      course: null,
      message: `${counted(min - units)} under ${min}.`,
      remedy: underWords(units, min),
      liftedBy: ADVISER,
    },
  ];
}

/** A person may be asked for an exception that is near the rule; nobody is sent to ask for none, or for twice the load. */
const NEAR_UNITS = 6;

function overWords(drop: string, excess: number, ask: string): string {
  if (excess > NEAR_UNITS) return drop ? `${drop}.` : 'Drop courses, or see your adviser with this list.';
  return drop ? `${drop}, or ${ask}.` : `${ask[0]!.toUpperCase()}${ask.slice(1)}.`;
}

function underWords(units: number, min: number): string {
  if (units === 0) return 'Add your courses.';
  return min - units > NEAR_UNITS
    ? 'Add courses, or see your adviser.'
    : `Add a course, or ask your adviser for ${units}.`;
}

/** 'Drop CSC208 (3)': the smallest one that is enough, else as many as it takes; '' where that is not enough. */
function dropWords(lines: readonly OfferLine[], excess: number): string {
  const ordered = lines.toSorted((one, other) => one.unit - other.unit || -inOrder(one, other));
  const one = ordered.find(({ unit }) => unit >= excess);
  const dropped: OfferLine[] = one ? [one] : [];
  for (const line of one ? [] : ordered.toReversed()) if (unitsOf(dropped) < excess) dropped.push(line);
  if (unitsOf(dropped) < excess) return '';
  return `Drop ${dropped.map(({ code, unit }) => `${code} (${unit})`).join(' and ')}`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const counted = (units: number): string => `${WORDS[units] ?? units} ${units === 1 ? 'unit' : 'units'}`;
