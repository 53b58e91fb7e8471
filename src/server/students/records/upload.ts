import { getStudents } from '#contract/students/records.ts';
import { readRegNumber } from '../../admissions/admission-list/service.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { aliasesOf, completing } from '../../kit/upload/completing.ts';
import { byColumn } from '../../kit/upload/fields.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { UploadTarget } from '../../kit/upload/target.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { HOME_STATES } from '../../school/lookups/service.ts';
import { readOfficeRow, withFollowing, withStoredName } from './officeRows.ts';
import {
  createStudents,
  refuseKnown,
  refuseNumberTwins,
  removeStudents,
  sessionsByName,
  sparedStudents,
  storedStudents,
  uploadedStudents,
} from './uploadSql.ts';

const ROWS_AT_ONCE = 50;
const TITLE = 'Not saved!';
const FULL_TIME = 1;

const KNOWN =
  'a student has this matric number already, and this says something else of them. Please correct it at their record';
const LISTED = 'this registration number is on the admission list of that session already';

/** Existing students, with the numbers that they have. The file only makes; what it made can be taken back. */
export function profileUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'existing-student');
  const changed = ({ user, ip }: By) => ({ now: platform.now(), actor: actorOf(user), ip });
  const mistakes = (field: string, message: string) => [{ column: sheet.headings[field] ?? null, message }];
  return {
    ...sheet,
    needed: ['matricNumber'],
    kinds: { ...sheet.kinds, matricNumber: 'student-number' },
    aliases: { ...aliasesOf(getStudents.declared, sheet.headings), 'entered in': sheet.headings['entrySession']! },
    async complete(db, rows) {
      const names = new Map((await sessionsByName(db)).map(({ id, name }) => [id, name]));
      const answersOf = (values: Readonly<Record<string, unknown>>) => ({
        ...byColumn(values),
        entrySession: names.get(values['session_id'] as number),
      });
      const storedNames = new Map<number, string>();
      const stored = async (tx: Queryable, keys: readonly object[]) => {
        const found = await storedStudents(tx, { keys });
        for (const { number, stored: student } of found)
          storedNames.set(number, (student as { readonly full_name: string }).full_name);
        return found;
      };
      const filled = completing({ ...sheet, answersOf }, stored, (cells) => {
        const { matricNumber, regNumber } = sheet.read(cells).answers;
        if (matricNumber !== undefined) return { matric_number: String(matricNumber).toUpperCase(), reg_number: null };
        return regNumber === undefined
          ? undefined
          : { matric_number: null, reg_number: readRegNumber(String(regNumber)) };
      });
      const completed = await filled(
        db,
        rows.map((row) => readOfficeRow(sheet, row)),
      );
      return completed.map((row) =>
        withFollowing(platform, sheet, withStoredName(sheet, row, storedNames.get(row.number))),
      );
    },
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const sessions = new Map((await sessionsByName(db)).map(({ id, name }) => [name, id]));
      return (cells) =>
        verdictOn(sheet, cells, (answers) => {
          const {
            matricNumber,
            fullName,
            regNumber,
            entrySession,
            studentTypeId,
            programmeId,
            departmentId,
            optionId,
            levelId,
            modeId,
            stateId,
            email,
          } = judgeForm(platform, 'existing-student', answers, TITLE);
          const sessionId = sessions.get(entrySession);
          if (sessionId === undefined)
            throw mistakeAt('/entrySession', `the college has no session ${entrySession}`, TITLE);
          return {
            matric_number: matricNumber.toUpperCase(),
            full_name: fullName,
            reg_number: readRegNumber(regNumber),
            session_id: sessionId,
            student_type_id: studentTypeId,
            programme_id: programmeId,
            department_id: departmentId,
            option_id: optionId ?? null,
            level_id: levelId,
            mode_id: modeId ?? FULL_TIME,
            state_id: stateId ?? null,
            email: email ?? null,
          };
        });
    },
    async compare(tx, slice, verdicts) {
      await uploadedStudents.judge(tx, slice, verdicts);
      await refuseKnown(tx, {
        ...slice,
        known: mistakes('matricNumber', KNOWN),
        listed: mistakes('regNumber', LISTED),
      });
      await refuseNumberTwins(tx, {
        ...slice,
        column: sheet.headings['regNumber'] ?? null,
        message: 'has this registration number too',
      });
    },
    write: async (tx, slice, _rows, by) =>
      void (await createStudents(tx, { ...slice, ...changed(by), homeStates: [...HOME_STATES] })),
    undo: {
      ...sparedStudents,
      restore: async () => undefined,
      remove: (tx, slice, by) => removeStudents(tx, { ...slice, ...changed(by) }),
    },
    changed: async () => undefined,
  };
}
