import { NOT_ACCEPTED } from '#contract/admissions/states.ts';
import { admissionPlaces } from '#contract/admissions/admission-list.ts';
import { FORMATS } from '#rules/formats.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import { requireOpenSession } from '../../../school/sessions/service.ts';
import { noSuchSession, sessionsOfUpload } from '../../uploadedSession.ts';
import { refuseOverCeilings, stillWithin } from '../ceilings.ts';
import { readRegNumber } from '../importList.ts';
import { formSheet } from '../../../kit/forms/rows.ts';
import { judgeForm } from '../../../kit/forms/service.ts';
import { aliasesOf, completing } from '../../../kit/upload/completing.ts';
import { verdictOn } from '../../../kit/upload/judging.ts';
import type { UploadTarget } from '../../../kit/upload/target.ts';
import { reportNewAddresses } from '../newAddress.ts';
import { placeOf, TITLE } from '../place.ts';
import { numberedRows } from './candidates.ts';
import { OFFICE_COLUMNS } from './officeColumns.ts';
import { withPlace } from './places.ts';
import {
  absentPlaces,
  correctedAddresses,
  markUnknown,
  noteOffers,
  refuseAccepted,
  refuseOtherPlaces,
  restoredAddresses,
  storedPlaces,
  uploadedAdmissions,
} from './sql.ts';

const ROWS_AT_ONCE = 50;

const ACCEPTED = 'this candidate has accepted: their place is changed at their record';
const UNKNOWN = 'this is neither a JAMB number nor an application number of the college';

/** Places of the session that is open. */
export function admissionUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'listed-admission');
  const changed = ({ user, ip }: By) => ({ now: platform.now(), actor: actorOf(user), ip });
  const mistakes = (field: string, message: string) => [{ column: sheet.headings[field] ?? null, message }];
  return {
    ...sheet,
    rowsAtOnce: ROWS_AT_ONCE,
    answersOf,
    needed: ['regNumber'],
    ...OFFICE_COLUMNS,
    aliases: aliasesOf(admissionPlaces.declared, sheet.headings),
    async complete(db, rows) {
      const sessions = await sessionsOfUpload(db);
      const stored = (tx: Queryable, keys: readonly object[]) => storedPlaces(tx, { keys });
      const filled = completing({ ...sheet, answersOf }, stored, (cells) => {
        const { regNumber, studentTypeId } = sheet.read(cells).answers;
        const isSaid = cells[sheet.headings['studentTypeId']!] !== undefined;
        return regNumber === undefined
          ? undefined
          : {
              session_id: sessions.of(cells),
              student_type_id: isSaid ? studentTypeId : null,
              reg_number: readRegNumber(String(regNumber)),
            };
      });
      const numbered = await numberedRows(db, sheet, sessions, rows);
      return filled(
        db,
        numbered.map((each) => withPlace(platform, sheet, each)),
      );
    },
    judgeFor: async (db) => {
      const sessions = await sessionsOfUpload(db);
      return (cells) =>
        verdictOn(sheet, cells, (answers) => {
          const id = sessions.of(cells);
          if (id === undefined) throw mistakeAt('/session', noSuchSession(cells), TITLE);
          const place = placeOf(judgeForm(platform, 'listed-admission', answers, TITLE));
          return { ...place, session_id: id, is_jamb: FORMATS['jamb-number'](place.reg_number) };
        });
    },
    async compare(tx, slice, verdicts) {
      await uploadedAdmissions.judge(tx, slice, verdicts);
      await (await sessionsOfUpload(tx)).refuseOthers(tx, slice);
      await refuseOtherPlaces(tx, {
        ...slice,
        column: sheet.headings['regNumber'] ?? null,
        message: 'admits this number to another programme',
      });
      await refuseAccepted(tx, { ...slice, open: NOT_ACCEPTED, mistakes: mistakes('', ACCEPTED) });
      await markUnknown(tx, { ...slice, mistakes: mistakes('regNumber', UNKNOWN) });
      const { id } = await requireOpenSession(tx);
      await refuseOverCeilings(tx, id, slice, sheet.headings['departmentId'] ?? null);
    },
    async write(tx, slice, rows, by) {
      const { ip, ...given } = changed(by);
      const { id } = await requireOpenSession(tx);
      const fitting = await stillWithin(tx, id, slice, rows, sheet.headings['departmentId'] ?? null);
      await uploadedAdmissions.write(tx, slice, fitting, { ...given, ip });
      await noteOffers(tx, { ...slice, ...given });
      await reportNewAddresses(platform, tx, await correctedAddresses(tx, { ...slice }));
    },
    async absent(db, uploadId, limit) {
      const rows = await absentPlaces(db, { uploadId, limit });
      return {
        count: rows[0]?.all ?? 0,
        rows: rows.map((row) => [row.regNumber, row.fullName, row.studentType, row.programme]),
      };
    },
    undo: {
      ...uploadedAdmissions.undo,
      async restore(tx, slice, by) {
        await uploadedAdmissions.undo.restore(tx, slice, changed(by));
        await reportNewAddresses(platform, tx, await restoredAddresses(tx, { ...slice }));
      },
      remove: (tx, slice, by) => uploadedAdmissions.undo.remove(tx, slice, changed(by)),
    },
    changed: async () => platform.mail.prompt(),
  };
}

/** By the fields of the form. */
const answersOf = ({
  full_name,
  student_type_id,
  programme_id,
  department_id,
  option_id,
  state_id,
  level_id,
  admitted_on,
  offer_until,
  email,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  fullName: full_name,
  studentTypeId: student_type_id,
  programmeId: programme_id,
  departmentId: department_id,
  optionId: option_id,
  stateId: state_id,
  levelId: level_id,
  admittedOn: admitted_on,
  offerUntil: offer_until,
  email,
});
