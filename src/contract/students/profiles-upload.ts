import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { uploaded } from '../kit/upload.ts';

/** Students who were here before the portal was: each becomes an admission, a record without an account, and a place. */
export const profileSheet = uploaded(
  '/Student',
  'Student profiles',
  { claim: 'student-management' },
  { size: LARGE_SHEET, action: 'upload-profiles', template: 'profiles-sample-sheet' },
);
