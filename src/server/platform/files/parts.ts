/** A part of the statement that stores the record of `$fileId`: the sweep leaves the file alone. @param stored the rows without which there is no record */
export const nameFile = (stored: string): string =>
  `delete from loose_file where id = $fileId and exists (select from ${stored})`;

/** A part of the statement that removes records, whose `file_id` it reads: the sweep removes the files. */
export const loosenFiles = (removed: string): string =>
  `insert into loose_file (id, since) select file_id, $now::timestamptz from ${removed}`;
