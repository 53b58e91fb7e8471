import { statement } from '../../platform/database/statement.ts';

/** For a target that writes row by row. What its columns held is what the trial showed, since only then is a row changed. */
export const noteWritten = statement(
  'note-written-upload-row',
  { uploadId: 'int4', number: 'int4', outcome: 'text', target: 'text', written: 'int4' },
  `
  update sheet_upload_row set outcome = $outcome, target = $target, written = $written, image = case when $outcome = 'corrected' then before end
   where upload_id = $uploadId and number = $number`,
  {},
);
