import { EXTENDABLE } from '#contract/admissions/states.ts';
import type { Candidate } from '#contract/admissions/candidates.ts';
import { admissionWork } from '#contract/admissions/admission-list.ts';
import { extendOffer } from '#contract/admissions/offers.ts';
import type { SelectionPlace } from '#contract/admissions/selection.ts';
import { displayAggregate, type AdmissionScores, type FormulaTerms } from '#rules/admissions/aggregate.ts';
import { maySteps, presentSteps } from '../../kit/workflow/serveWorkflow.ts';
import { accessRefusal, type User } from '../../platform/auth/caller.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { programmeName } from '../../platform/programmes/refusedProgrammes.ts';
import { candidacy, progressOf } from '../admission-list/service.ts';
import { LIST_NAMES } from '../jamb/service.ts';
import { PAPER_NAMES, papersOf } from '../letters/service.ts';
import type { admissionsOf, applicationsOf, listingsOf, paymentsOf, selectionsOf } from './sql.ts';

type Part<Name extends 'listings' | 'applications' | 'selections' | 'admissions' | 'payments'> =
  Candidate[Name][number];

export function presentListing({ lookups }: Platform, row: Row<typeof listingsOf.columns>): Part<'listings'> {
  const subjects = row.subjects as readonly { readonly subjectId: number; readonly score: number }[];
  return {
    list: LIST_NAMES[row.list as keyof typeof LIST_NAMES],
    session: row.session,
    department: row.department,
    stateOfOrigin: row.state_id === null ? null : (lookups.nameOf('states', row.state_id) ?? null),
    subjects: subjects.map(({ subjectId, score }) => ({
      subject: lookups.nameOf('utme-subjects', subjectId) ?? '-',
      score,
    })),
    utmeScore: row.utme_score,
    screening:
      row.putme_score === null
        ? null
        : {
            score: row.putme_score,
            aggregate: displayAggregate(row.aggregate!),
            formula: { version: row.version!, terms: row.terms as FormulaTerms },
            recordedAt: row.recorded_at!.toISOString(),
          },
  };
}

export const presentApplication = (
  platform: Platform,
  row: Row<typeof applicationsOf.columns>,
): Part<'applications'> => ({
  applicationNumber: row.application_number,
  programme: programmeName(platform, row.programme),
  session: row.session,
  rrr: row.rrr,
  mobileNumber: row.mobile_number,
  email: row.email,
  startedAt: row.started_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
});

export const presentSelection = (row: Row<typeof selectionsOf.columns>): Part<'selections'> => ({
  department: row.department,
  rank: row.rank,
  aggregate: displayAggregate(row.aggregate),
  decision: row.decision as SelectionPlace['decision'],
  pool: row.pool as SelectionPlace['pool'],
  reason: row.reason,
  scores: row.scores as AdmissionScores,
  runId: row.run_id,
  runState: row.run_state,
  at: row.at.toISOString(),
  terms: row.terms as FormulaTerms,
});

export const presentPayment = (row: Row<typeof paymentsOf.columns>): Part<'payments'> => ({
  invoiceNumber: row.invoice_number,
  description: row.description,
  amountKobo: row.amount_kobo,
  rrr: row.rrr,
  madeAt: row.made_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  isVoid: row.is_void,
});

export async function presentAdmission(
  { database, lookups, now }: Platform,
  row: Row<typeof admissionsOf.columns>,
  user: User,
): Promise<Part<'admissions'>> {
  const [steps, papers] = [await candidacy.taken(database, row.id), await papersOf(database, { admissionId: row.id })];
  return {
    id: row.id,
    regNumber: row.reg_number,
    programme: row.programme,
    department: row.department,
    session: row.session,
    studentType: lookups.nameOf('student-types', row.student_type_id) ?? '-',
    levelId: row.level_id,
    admittedOn: row.admitted_on,
    email: row.email,
    matricNumber: row.matric_number,
    userName: row.user_name,
    ...progressOf(row, now()),
    may: maySteps(admissionWork, row.state, user),
    mayExtend: EXTENDABLE.some((state) => state === row.state) && !accessRefusal(extendOffer, user),
    steps: presentSteps(candidacy.work, steps),
    papers: papers.map(({ kind, number, issued_at, revoked_at }) => ({
      kind: PAPER_NAMES[kind] ?? kind,
      number,
      issuedAt: issued_at.toISOString(),
      revokedAt: revoked_at?.toISOString() ?? null,
    })),
  };
}
