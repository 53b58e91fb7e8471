import { ADMISSION, EXTENDABLE } from '#contract/admissions/states.ts';
import type { Candidate } from '#contract/admissions/candidates.ts';
import { admissionWork } from '#contract/admissions/admission-list.ts';
import { reachedByPhone } from '#contract/admissions/call-list.ts';
import { extendOffer } from '#contract/admissions/offers.ts';
import type { SelectionPlace } from '#contract/admissions/selection.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { displayAggregate, type AdmissionScores, type FormulaTerms } from '#rules/admissions/aggregate.ts';
import { maySteps, presentSteps } from '../../kit/workflow/serveWorkflow.ts';
import { accessRefusal, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { programmeName } from '../../platform/programmes/refusedProgrammes.ts';
import { candidacy, progressOf } from '../admission-list/service.ts';
import { LIST_NAMES } from '../jamb/service.ts';
import { PAPER_NAMES, papersOf } from '../letters/service.ts';

type Part<Name extends 'listings' | 'applications' | 'selections' | 'admissions' | 'payments'> =
  Candidate[Name][number];

export function presentListing({ lookups }: Platform, row: RowOf<'listings-of-candidate'>): Part<'listings'> {
  const subjects = row.subjects as readonly { readonly subjectId: number; readonly score: number }[];
  return {
    list: LIST_NAMES[row.list as keyof typeof LIST_NAMES],
    session: row.session,
    department: row.department,
    stateOfOrigin: row.stateId === null ? null : (lookups.nameOf('states', row.stateId) ?? null),
    subjects: subjects.map(({ subjectId, score }) => ({
      subject: lookups.nameOf('utme-subjects', subjectId) ?? '-',
      score,
    })),
    utmeScore: row.utmeScore,
    screening:
      row.putmeScore === null
        ? null
        : {
            score: row.putmeScore,
            aggregate: displayAggregate(row.aggregate!),
            formula: { version: row.version!, terms: row.terms as FormulaTerms },
            recordedAt: row.recordedAt!.toISOString(),
          },
  };
}

export const presentApplication = (
  platform: Platform,
  row: RowOf<'applications-of-candidate'>,
): Part<'applications'> => ({
  applicationNumber: row.applicationNumber,
  programme: programmeName(platform, row.programme),
  session: row.session,
  rrr: row.rrr,
  mobileNumber: row.mobileNumber,
  email: row.email,
  startedAt: row.startedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

export const presentSelection = (row: RowOf<'selections-of-candidate'>): Part<'selections'> => ({
  department: row.department,
  rank: row.rank,
  aggregate: displayAggregate(row.aggregate),
  decision: row.decision as SelectionPlace['decision'],
  pool: row.pool as SelectionPlace['pool'],
  reason: row.reason,
  scores: row.scores as AdmissionScores,
  runId: row.runId,
  runState: row.runState,
  at: row.at.toISOString(),
  terms: row.terms as FormulaTerms,
});

export const presentPayment = (row: RowOf<'payments-of-candidate'>): Part<'payments'> => ({
  invoiceNumber: row.invoiceNumber,
  description: row.description,
  amountKobo: row.amountKobo,
  rrr: row.rrr,
  madeAt: row.madeAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  isVoid: row.isVoid,
});

export async function presentAdmission(
  { database, lookups, now }: Platform,
  row: RowOf<'admissions-of-candidate'>,
  user: User,
): Promise<Part<'admissions'>> {
  const [steps, papers] = [await candidacy.taken(database, row.id), await papersOf(database, { admissionId: row.id })];
  return {
    id: row.id,
    regNumber: row.regNumber,
    programme: row.programme,
    department: row.department,
    session: row.session,
    studentType: lookups.nameOf('student-types', row.studentTypeId) ?? '-',
    levelId: row.levelId,
    admittedOn: row.admittedOn,
    email: row.email,
    matricNumber: row.matricNumber,
    userName: row.userName,
    ...progressOf(row, now()),
    may: maySteps(admissionWork, row.state, user),
    delivery: deliveryOf(row),
    mayReach: isUndelivered(row) && !accessRefusal(reachedByPhone, user),
    mayExtend: EXTENDABLE.some((state) => state === row.state) && !accessRefusal(extendOffer, user),
    steps: presentSteps(candidacy.work, steps),
    papers: papers.map(({ kind, number, issuedAt, revokedAt }) => ({
      kind: PAPER_NAMES[kind] ?? kind,
      number,
      issuedAt: issuedAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  };
}

type Delivered = Pick<RowOf<'admissions-of-candidate'>, 'state' | 'deliveredAt' | 'deliveredHow' | 'deliveryWords'>;

const isUndelivered = ({ state, deliveredAt }: Delivered): boolean =>
  state === ADMISSION.offered && deliveredAt === null;

const HOW: Readonly<Record<string, string>> = {
  mail: 'By email',
  phone: 'By phone',
  portal: 'Opened by the candidate',
};

/** How the offer has reached the candidate; null where there is nothing to say. */
function deliveryOf(row: Delivered): string | null {
  if (isUndelivered(row)) return 'Not delivered yet';
  if (row.deliveredAt === null || row.deliveredHow === null) return null;
  const when = `${HOW[row.deliveredHow] ?? row.deliveredHow}, ${displayMoment(row.deliveredAt.toISOString())}`;
  return row.deliveryWords === null ? when : `${when}: ${row.deliveryWords}`;
}
