import type { Clearance, ClearanceFile, Gate, OwnClearance } from '#contract/admissions/clearance.ts';
import admissionWork from '#work/admission.json' with { type: 'json' };
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatesBefore, type Gated } from './gates.ts';

export type Candidate = RowOf<'find-clearance'>;
export type Item = RowOf<'clearance-items-of'>;

/** Whoever has not been cleared, or has no number yet, has a step before them that gates may stand before. */
const GATED: Readonly<Record<string, Gated>> = {
  accepted: 'clear',
  profiled: 'clear',
  queried: 'clear',
  cleared: 'matriculate',
};

/** Of the next step of a candidate; none for one who has no such step. */
export const gatesInState = async (db: Queryable, admissionId: string, state: string): Promise<Gate[]> => {
  const before = GATED[state];
  return before ? gatesBefore(db, admissionId, before) : [];
};

/** What everybody sees of a candidate's clearance. The gates are those of the next step that has any. */
export async function head(
  platform: Pick<Platform, 'lookups'>,
  db: Queryable,
  { id, state, fullName, regNumber, programme, studentTypeId, session }: Candidate,
) {
  return {
    id,
    fullName,
    regNumber,
    programme,
    session,
    studentType: platform.lookups.nameOf('student-types', studentTypeId) ?? '-',
    state,
    status: statusIn(state),
    gates: await gatesInState(db, id, state),
  };
}

export const presentItem = ({
  itemId,
  name,
  required,
  status,
  reason,
  at,
  files,
}: Item): OwnClearance['items'][number] => ({
  itemId,
  name,
  required,
  status: status as OwnClearance['items'][number]['status'],
  reason,
  decidedAt: at?.toISOString() ?? null,
  files: (files as ClearanceFile[]).map((file) => ({ ...file, uploadedAt: new Date(file.uploadedAt).toISOString() })),
});

export const statusIn = (state: string): string =>
  (admissionWork.chart.states as Readonly<Record<string, { readonly meta: { readonly title: string } }>>)[state]?.meta
    .title ?? state;

const MAY: Readonly<Record<string, Clearance['may']>> = {
  profiled: ['decide', 'clear', 'refuse'],
  queried: ['decide', 'refuse'],
  refused: ['reopen'],
  cleared: ['recall'],
};

export const mayIn = (state: string): Clearance['may'] => MAY[state] ?? [];
