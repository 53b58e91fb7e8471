import Type from 'typebox';
import { papered } from '../kit/paper.ts';
import { OfClass } from './own-results.ts';
import { OfSheet } from './result-sheets.ts';

/** 30 students a page, as the college prints it. */
export const resultSheetPaper = papered({
  path: '/Results/result-sheet',
  access: { claim: 'results' },
  summary: 'The result sheet of a course, 30 students a page; before senate it says so',
  query: Type.Object(OfSheet.properties),
});

/** The composite grid of a level, on A3. */
export const broadsheetPaper = papered({
  path: '/Results/broadsheet',
  access: { claim: 'results' },
  summary: 'The broadsheet of a level in a semester: published courses, previous, current, cumulative and remark',
  query: OfClass,
});
