import Type from 'typebox';
import results from '#lists/admissions/putme-results.json' with { type: 'json' };
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { reported } from '../kit/report.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'applications' } as const;

export const putmeResults = listed({
  path: '/PostUtme/results',
  access,
  declared: results,
  summary: 'Scores of the screening',
  row: Type.Object({
    id: Id,
    candidateId: Id,
    registrationNumber: Type.String(),
    fullName: Type.String(),
    department: Type.String(),
    session: Type.String(),
    state: Type.Union([Type.String(), Type.Null()]),
    utmeScore: Type.Integer(),
    putmeScore: Type.Integer(),
    recordedAt: Type.String({ format: 'date-time' }),
  }),
});

export const putmeSheet = uploaded('/PostUtme', 'Post UTME results', access, {
  size: LARGE_SHEET,
  action: 'result-upload',
  template: 'sample-sheet',
});

/** All bands of scores in their order, also those that nobody reached, where there are any scores. An upload's own results are known as long as the upload is. */
export const putmeReport = reported({
  path: '/PostUtme/report',
  file: '/PostUtme/download-report',
  access,
  summary: 'How the scores of the screening are distributed',
  group: { band: Type.String() },
  sums: ['candidates'],
  filters: { sessionId: Id, departmentId: Id, uploadId: Id },
});
