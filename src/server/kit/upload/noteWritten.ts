import { sql } from '../../platform/database/describedSql.ts';

/** For a target that writes row by row. What its columns held is what the trial showed, since only then is a row changed. */
export const noteWritten = sql('note-written-upload-row')`
  update sheet_upload_row set outcome = $outcome, target = $target, written = $written, image = case when $outcome = 'corrected' then before end
   where upload_id = $uploadId and number = $number`;
