import { doubtsOf, type CandidateRecord, type Doubt, type Requirements } from '#rules/admissions/doubts.ts';
import { dataRows, namedRows } from '../../platform/lookups/dataFiles.ts';

/** What the college knows of its programmes, until they are edited on a page; each rule names its source. Of a department without a row nothing is known. */
const KNOWN = new Map(
  dataRows<Requirements & { readonly departmentIds: readonly number[] }>('admission-requirements').flatMap((row) =>
    row.departmentIds.map((id) => [id, row] as const),
  ),
);

const namesOf = (file: string): ReadonlyMap<number, string> =>
  new Map(namedRows(file).map(({ id, name }) => [Number(id), name]));
const UTME = namesOf('utme-subjects');
const O_LEVEL = namesOf('o-level-subjects');

interface Known {
  readonly hasApplied: boolean;
  readonly addresses: number;
  readonly subjects: unknown;
  readonly credits: unknown;
  readonly excepted: unknown;
}

/** All doubts about a candidate of a department, and whether an officer's word covers each. */
export function clarityOf(departmentId: number, row: Known): { readonly doubts: Doubt[]; readonly isUnclear: boolean } {
  const record: CandidateRecord = {
    hasApplied: row.hasApplied,
    addresses: row.addresses,
    utmeSubjects: (row.subjects as readonly { readonly subjectId: number }[]).map(
      ({ subjectId }) => UTME.get(subjectId) ?? '',
    ),
    credits: (row.credits as readonly (string | number)[]).map((id) => O_LEVEL.get(Number(id)) ?? ''),
  };
  const doubts = doubtsOf(record, KNOWN.get(departmentId));
  const excepted = row.excepted as readonly string[];
  return { doubts, isUnclear: doubts.some((doubt) => !excepted.includes(doubt)) };
}
