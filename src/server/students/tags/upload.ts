import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { completing } from '../../kit/upload/completing.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { JudgedRow, Slice, UploadTarget } from '../../kit/upload/target.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { tagsInWords } from '#rules/finance/tags.ts';
import { FAILED, parseTags, knownTags, tagsChanged } from './service.ts';
import { restoreTags, sparedTags, studentsOfRows, uploadedTags, writeTags } from './uploadSql.ts';

/** Each row's charges are looked at, and on the embedded database everybody waits. */
const ROWS_AT_ONCE = 20;
const NOBODY = 'no student has this number';

/** The groups of students in their latest session. */
export function tagUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'group-line');
  const number = sheet.headings['number']!;
  const write =
    (statement: typeof writeTags) =>
    async (tx: Queryable, slice: Slice, { user, ip }: By) => {
      const actor = actorOf(user);
      const changed = await statement(tx, { ...slice, now: platform.now(), actor, ip });
      for (const { student_id: studentId, session_id: sessionId, tags } of changed)
        await tagsChanged(platform, tx, { studentId, sessionId, tags: tags as readonly string[], actor });
    };
  const [commit, restore] = [write(writeTags), write(restoreTags)];
  return {
    ...sheet,
    async complete(db, rows) {
      const wanted = rows.map(({ number: row, cells }) => ({ row, number: sheet.read(cells).answers['number'] }));
      const students = new Map((await studentsOfRows(db, { wanted })).map(({ row, id }) => [row, id]));
      const fill = completing(sheet, uploadedTags.stored, (_, row) =>
        students.has(row) ? { student_id: students.get(row) } : undefined,
      );
      return fill(db, rows);
    },
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const known = await knownTags(db);
      return (cells) =>
        verdictOn(sheet, cells, (answers) => {
          const typed = judgeForm(platform, 'group-line', answers, FAILED);
          return { number: typed.number.trim(), tags: tagsInWords(parseTags(typed.tags, known)) };
        });
    },
    compare: async (tx, slice, verdicts) => uploadedTags.judge(tx, slice, await withStudents(tx, verdicts, number)),
    write: (tx, slice, _rows, by) => commit(tx, slice, by),
    undo: { ...sparedTags, restore, remove: async () => undefined },
    changed: async () => undefined,
  };
}

/** A number becomes the student's id: one statement for all rows. */
async function withStudents(tx: Queryable, verdicts: readonly JudgedRow[], column: string): Promise<JudgedRow[]> {
  const wanted = verdicts.flatMap(({ number: row, record }) =>
    record?.['number'] ? [{ row, number: record['number'] }] : [],
  );
  const students = new Map((await studentsOfRows(tx, { wanted })).map(({ row, id }) => [row, id]));
  return verdicts.map((verdict) => {
    if (!verdict.record || 'student_id' in verdict.record) return verdict;
    const id = students.get(verdict.number);
    if (!id) return { number: verdict.number, mistakes: [{ column, message: NOBODY }] };
    return { number: verdict.number, record: { student_id: id, tags: verdict.record['tags'] } };
  });
}
