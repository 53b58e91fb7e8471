import Type, { type Static } from 'typebox';
import directEntryCandidates from '#lists/admissions/direct-entry-candidates.json' with { type: 'json' };
import jambCandidates from '#lists/admissions/jamb-candidates.json' with { type: 'json' };
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { historyOf } from '../kit/history.ts';
import { Id as id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision as revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'applications' } as const;
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const ScoreOrNull = Type.Union([Type.Integer(), Type.Null()]);

const Listed = {
  id,
  registrationNumber: Type.String(),
  fullName: Type.String(),
  sex: Type.String(),
  state: TextOrNull,
  lga: TextOrNull,
  department: Type.String(),
  session: Type.String(),
  listedAt: Type.String({ format: 'date-time' }),
  revision,
};

export const jambList = listed({
  path: '/Jamb/jamb-list',
  access,
  declared: jambCandidates,
  summary: 'Candidates of the UTME, as JAMB lists them',
  row: Type.Object({ ...Listed, utmeScore: ScoreOrNull, putmeScore: ScoreOrNull }),
});

export const jambSheet = uploaded('/Jamb', 'JAMB list', access, { size: LARGE_SHEET, template: 'sample-sheet' });

export const directEntryList = listed({
  path: '/DirectEntryApplication/list',
  access,
  declared: directEntryCandidates,
  summary: 'Candidates for Direct Entry, as JAMB lists them',
  row: Type.Object(Listed),
});

export const directEntrySheet = uploaded('/DirectEntryApplication', 'Direct Entry list', access, {
  size: LARGE_SHEET,
  template: 'sample-sheet',
});

const ById = Type.Object({ id });

/** With the answers of the form by which it is corrected: `jamb-candidate`, or `direct-entry-candidate`. */
const ListedCandidate = Type.Object({
  ...Listed,
  list: Type.Enum(['UTME', 'DE']),
  session: Type.String(),
  utmeScore: ScoreOrNull,
  putmeScore: ScoreOrNull,
  answers: Type.Record(Type.String(), Type.Unknown()),
});
export type ListedCandidate = Static<typeof ListedCandidate>;

export const listedCandidate = endpoint({
  method: 'GET',
  path: '/Jamb/candidate/:id',
  access,
  summary: "A candidate on one of JAMB's lists",
  params: ById,
  reply: ListedCandidate,
});

export const candidateHistory = historyOf(listedCandidate.path, ById, access, 'candidate');

export const correctCandidate = endpoint({
  method: 'PUT',
  path: '/Jamb/candidate/:id',
  access,
  summary: "Corrects a candidate on one of JAMB's lists; 409 when they were changed since that revision",
  params: ById,
  query: AtRevision,
  body: FormAnswers,
  reply: Type.Null(),
});
