import { statement } from '../../platform/database/statement.ts';

/** For a target that writes row by row. */
export const noteWritten = statement('note-written-upload-row', { uploadId: 'int4', number: 'int4', outcome: 'text', target: 'text' }, `
  update sheet_upload_row set outcome = $outcome, target = $target where upload_id = $uploadId and number = $number`, {});
