import type { ReactNode } from 'react';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';

/** Where a sheet is, and how far it has come. */
export const SheetHead = ({ sheet, actions }: { readonly sheet: CourseSheet; readonly actions?: ReactNode }) => (
  <RecordSheet
    title={`${sheet.code}: ${sheet.title}`}
    facts={[
      ['Sheet', sheet.since === null ? sheet.status : `${sheet.status}, since ${displayMoment(sheet.since)}`],
      ['Students', String(sheet.statistics.students)],
      // While it is open the grid below goes on counting.
      ...(sheet.may.edit ? [] : ([['With a score or code', String(sheet.statistics.complete)]] as const)),
      ['Unit', String(sheet.unit)],
      ['Level', String(sheet.level)],
      ['Last day for scores', sheet.closesOn === null ? null : displayDate(sheet.closesOn)],
    ]}
    actions={actions}
  />
);
