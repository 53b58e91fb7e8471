import type { DeskFound, DeskStay } from '#contract/hostels/desk.ts';
import { notInBecause } from '#rules/hostels/handover.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { levelName } from '../../students/records/service.ts';
import { deskStays, slipOfCode, studentsOfNumber } from './sql.ts';

/** What a phone's camera reads from a slip is the address of its page, which ends in its code. */
const codeIn = (typed: string): string => typed.trim().replace(/\/+$/, '').split('/').at(-1)!;

/** @throws Problem 404 where nobody with a bed has the number or slip */
export async function staysOf(platform: Platform, typed: string): Promise<DeskFound> {
  const { database, lookups } = platform;
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const [slip] = await slipOfCode(database, { code: codeIn(typed), number });
  const revoked = slip && !slip.isValid ? revokedWords(slip.revokedBecause) : null;
  const studentIds = slip ? [slip.studentId] : (await studentsOfNumber(database, { number })).map(({ id }) => id);
  const found = studentIds.length === 0 ? [] : await deskStays(database, { studentIds });
  if (found.length === 0) throw notFound(revoked ?? 'Nobody with a bed has this number or slip');
  const open = (await openSession(database))?.name ?? '';
  const levelOf = ({ levelId }: (typeof found)[number]) => (levelId === null ? '' : levelName(lookups, levelId));
  return { revoked, stays: found.map((row) => presentStay(row, { level: levelOf(row), open })) };
}

const revokedWords = (because: string | null): string => `This slip is revoked${because ? `: ${because}` : ''}`;

interface Beside {
  readonly level: string;
  /** The open session's name. */
  readonly open: string;
}

function presentStay(row: RowOf<'desk-stays-of-students'>, { level, open }: Beside): DeskStay {
  const { id, state, fullName, number, department, session, hostel, room, floor, letter, hasPhotograph, cameOn } = row;
  const isIn = state === 'checked in';
  const refusal = isIn || state === 'checked out' ? null : notInBecause(state, session, open);
  return {
    id,
    state: state as DeskStay['state'],
    fullName,
    number,
    department: department ?? '',
    level,
    session,
    hostel,
    room,
    floor,
    letter,
    hasPhotograph,
    cameOn,
    cameIn:
      row.inDay === null
        ? null
        : handover({
            day: row.inDay,
            condition: row.inCondition,
            keys: row.inKeys,
            note: row.inNote,
            damageKobo: null,
          }),
    wentOut:
      row.outDay === null
        ? null
        : handover({
            day: row.outDay,
            condition: row.outCondition,
            keys: row.outKeys,
            note: row.outNote,
            damageKobo: row.damageKobo,
          }),
    refusal,
    may: isIn ? ['check-out'] : state === 'paid' && refusal === null ? ['check-in'] : [],
  };
}

interface HandoverRow {
  readonly day: string;
  readonly condition: string | null;
  readonly keys: number | null;
  readonly note: string | null;
  readonly damageKobo: number | null;
}

const handover = ({ day, condition, ...row }: HandoverRow): DeskStay['cameIn'] => ({
  ...row,
  onDay: day,
  condition: condition as NonNullable<DeskStay['cameIn']>['condition'],
});
