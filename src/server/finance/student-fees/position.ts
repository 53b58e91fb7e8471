import type { FeePurpose } from '#contract/finance/student-fees.ts';
import { allotInTurn, duesOf, type DueOfFee, type Dues, type PartDue, type PartName } from '#rules/finance/dues.ts';
import type { PlannedPart } from '#rules/finance/instalments.ts';
import { isLateCharge, pricedLines, withCredit, type RuledFees } from '#rules/finance/pricing.ts';
import { studentOf } from '../../kit/student/place.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { notFound } from '../../platform/problem.ts';
import { chargesOfStudent, planOf, priceable, whatIsDue, type Charge } from '../charges/service.ts';
import { balanceOf } from '../ledger/service.ts';
import { paidPartsOf, placesOf } from './sql.ts';

export type Place = RowOf<'fee-sessions-of-student'>;

export interface Position {
  readonly place: Place;
  readonly purpose: FeePurpose;
  /** With credit, that is not used yet. */
  readonly dues: Dues;
  /** Without it. */
  readonly bare: Dues;
  readonly plan: readonly PlannedPart[];
  /** The parts of this session whose invoice is paid. */
  readonly paidParts: readonly string[];
  /** Of sundry fees, those that nobody has to pay. */
  readonly offered: ReadonlySet<number>;
  readonly dueOn: ReadonlyMap<string, string | null>;
  /** Of earlier sessions, by session. */
  readonly arrears: readonly {
    readonly sessionId: number;
    readonly session: string;
    readonly dueKobo: number;
    /** Of before the portal. */
    readonly isOpening: boolean;
  }[];
}

/** @throws Problem 404 for whoever is no student */
export async function ownStudentId(db: Queryable, userId: string): Promise<string> {
  const [student] = await studentOf(db, { userId });
  if (!student) throw notFound('You have no student record yet');
  return student.id;
}

/** Paid once, by who enters. */
const OF_ENTRY: readonly FeePurpose[] = ['acceptance', 'development'];

/**
 * Without a session it is the one that the purpose is of: that of entry, or the student's latest.
 * @throws Problem 404 for a session without the student
 */
export async function placeOf(
  db: Queryable,
  studentId: string,
  purpose: FeePurpose,
  sessionId: number | undefined,
): Promise<Place> {
  const places = await placesOf(db, { studentId });
  const [latest] = places;
  const usual = OF_ENTRY.includes(purpose) ? latest?.entrySessionId : latest?.sessionId;
  const place = places.find((each) => each.sessionId === (sessionId ?? usual));
  if (!place) throw notFound('You are not a student of this session');
  return place;
}

export const entryPlaceOf = (db: Queryable, studentId: string): Promise<Place> =>
  placeOf(db, studentId, 'acceptance', undefined);

/** Whether the college charges the student such a fee in the session of entry, paid or not. */
export async function isCharged(db: Queryable, studentId: string, purpose: FeePurpose): Promise<boolean> {
  const place = (await placesOf(db, { studentId })).find((each) => each.sessionId === each.entrySessionId);
  return place !== undefined && (await positionIn(db, studentId, place, purpose)).dues.lines.length > 0;
}

/**
 * What a student owes of a session for a purpose, by the rules of today and the ledger. It writes nothing.
 * @param feeIds of sundry fees, those that are chosen: credit pays them, and what is charged, before what might be chosen too
 */
export async function positionIn(
  db: Queryable,
  studentId: string,
  place: Place,
  purpose: FeePurpose,
  feeIds: readonly number[] = [],
): Promise<Position> {
  const { sessionId, studentTypeId } = place;
  const [ruled, all, { creditKobo }] = [
    place.isCharged ? await whatIsDue(db, purpose, { studentTypeId, sessionId, facts: factsOf(place) }) : NOTHING,
    await chargesOfStudent(db, studentId),
    await balanceOf(db, studentId),
  ];
  const isSchool = purpose === 'school';
  const steps = isSchool ? await planOf(db, { sessionId, studentTypeId }) : [];
  const paidParts = isSchool ? await paidPartsOf(db, { studentId, sessionId }) : [];
  const plan = steps.filter(({ part }) => part !== 'Full').map(({ part, percent }) => ({ part, percent }));
  const late = isSchool ? all.filter((charge) => charge.sessionId === sessionId && isLateCharge(charge)) : [];
  const lines = [...pricedLines({ purpose, sessionId }, ruled, all.map(priceable)), ...late.map(lateLine)];
  const others = all
    .filter(({ id }) => !lines.some(({ chargeId }) => chargeId === id))
    .map((charge) => ({
      session: charge.session,
      sessionId: charge.sessionId,
      purpose: charge.purpose,
      rank: charge.rank,
      feeId: charge.feeId,
      dueKobo: charge.dueKobo,
    }));
  const own = lines.map((line) => ({ ...line, session: place.session }));
  const isCharged = ({ chargeId, feeId }: DueOfFee) =>
    purpose !== 'sundry' || chargeId !== undefined || feeIds.includes(feeId);
  const allotted = allotInTurn(
    [[...others, ...own.filter(isCharged)], own.filter((line) => !isCharged(line))],
    creditKobo,
  );
  const parts = paidParts.map(({ part }) => part);
  const [bare, credited] = [withCredit(own, new Map()), withCredit(own, allotted)].map((each) =>
    duesOf(each, plan, parts),
  );
  return {
    place,
    purpose,
    plan,
    paidParts: parts,
    offered: ruled.offered,
    dueOn: new Map(steps.map(({ part, dueOn }) => [part, dueOn])),
    bare: bare!,
    dues: { ...credited!, parts: credited!.parts.map((each, index) => withState(each, bare!.parts[index]!)) },
    arrears: isSchool
      ? arrearsOf(
          others.filter(({ purpose: of, session }) => of === 'arrears' || (of === 'school' && session < place.session)),
          allotted,
        )
      : [],
  };
}

/** Whatever is not paid yet may be paid by credit: a part stays open until it is. */
const withState = (credited: PartDue, { state, reason }: PartDue): PartDue => ({ ...credited, state, reason });

/** Whoever is charged nothing anew owes what was charged. */
const NOTHING: RuledFees = { fees: [], offered: new Set(), reachesPaid: false };

function arrearsOf(
  older: readonly {
    readonly sessionId: number;
    readonly session: string;
    readonly purpose: string;
    readonly dueKobo: number;
  }[],
  credit: ReadonlyMap<object, number>,
): Position['arrears'] {
  const bySession = Map.groupBy(older, ({ sessionId, purpose }) => `${sessionId} ${purpose}`);
  return [...bySession.values()]
    .map((charges) => ({
      sessionId: charges[0]!.sessionId,
      session: charges[0]!.session,
      isOpening: charges[0]!.purpose === 'arrears',
      dueKobo: charges.reduce((sum, charge) => sum + charge.dueKobo - (credit.get(charge) ?? 0), 0),
    }))
    .filter(({ dueKobo }) => dueKobo > 0);
}

export const factsOf = (place: Place) => ({
  programmeId: place.programmeId,
  departmentId: place.departmentId,
  levelId: place.levelId,
  entrySessionId: place.entrySessionId,
  isIndigene: place.isIndigene,
  tags: place.tags as readonly string[],
  genderId: place.genderId,
});

const lateLine = (charge: Charge): DueOfFee => ({
  feeId: charge.feeId,
  name: `${charge.name} (${LATE_WORDS[charge.occasion] ?? 'in full'})`,
  rank: charge.rank,
  isSplittable: false,
  amountKobo: charge.chargedKobo,
  why: charge.why,
  chargeId: charge.id,
  occasion: charge.occasion,
  awardedKobo: charge.awardedKobo,
  paidKobo: charge.paidKobo,
  creditKobo: 0,
  dueKobo: charge.dueKobo,
  latePart: charge.occasion as PartName,
});

const LATE_WORDS: Readonly<Record<string, string>> = {
  FirstInstallment: 'first instalment',
  SecondInstallment: 'second instalment',
};
