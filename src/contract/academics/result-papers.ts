import Type from 'typebox';
import { papered } from '../kit/paper.ts';
import { OfSheet } from './result-sheets.ts';

/** 30 students a page, as the college prints it. */
export const resultSheetPaper = papered({
  path: '/Results/result-sheet',
  access: { claim: 'results' },
  summary: 'The result sheet of a course, 30 students a page; before senate it says so',
  query: Type.Object(OfSheet.properties),
});
