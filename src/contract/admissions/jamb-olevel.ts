import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { uploaded } from '../kit/upload.ts';

/** A row a candidate, in the board's own wide form. */
export const jambOLevelSheet = uploaded(
  '/OLevel',
  'O-Level results of JAMB',
  { claim: 'applications' },
  { size: LARGE_SHEET, action: 'jamb-results-upload', template: 'jamb-results-template' },
);
