import Type from 'typebox';
import ownSheetsList from '#lists/academics/own-sheets.json' with { type: 'json' };
import resultSheetsList from '#lists/academics/result-sheets.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { SheetState } from './result-sheets.ts';

const IntegerOrNull = Type.Union([Type.Integer(), Type.Null()]);
const TextOrNull = Type.Union([Type.String(), Type.Null()]);

const OwnSheet = Type.Object({
  /** The `departmentCourseId`. */
  id,
  sessionId: id,
  code: Type.String(),
  title: Type.String(),
  programme: Type.String(),
  semester: Type.String(),
  students: Type.Integer(),
  complete: Type.Integer(),
  state: SheetState,
  /** To the last day for scores; below 0 after it, null where none is set. */
  daysLeft: IntegerOrNull,
});

export const ownSheets = listed({
  path: '/Results/own-sheets',
  access: { claim: 'results' },
  declared: ownSheetsList,
  summary: 'The score sheets of the courses that the caller teaches, in the open session',
  row: OwnSheet,
});

const ResultSheet = Type.Object({
  id: Type.String({ format: 'uuid' }),
  departmentCourseId: id,
  sessionId: id,
  code: Type.String(),
  title: Type.String(),
  faculty: Type.String(),
  department: Type.String(),
  session: Type.String(),
  semester: Type.String(),
  students: Type.Integer(),
  state: SheetState,
  since: TextOrNull,
  /** Since it came to where it is. */
  days: Type.Integer(),
});

export const resultSheets = listed({
  path: '/Results/sheets',
  access: { claim: 'results' },
  declared: resultSheetsList,
  summary:
    'Result sheets that the caller may see: of their courses, department or faculty, and for senate and the registry all that are submitted',
  row: ResultSheet,
});
