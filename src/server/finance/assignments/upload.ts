import { formatNaira } from '#rules/money.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { UploadTarget } from '../../kit/upload/target.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { audit, KINDS } from './drafts.ts';
import { FAILED } from './policy.ts';
import {
  draftGroups,
  feesByName,
  refuseDrafted,
  removeDrafts,
  spareDrafts,
  uploadedLines,
  writeLines,
} from './sql/upload.ts';

const ROWS_AT_ONCE = 100;
const MOST_KOBO = 100_000_000_000;

const PURPOSES = { ...KINDS, 'School fees': 'school', 'Acceptance fee': 'acceptance' } as const;

const DRAFTED = [{ column: null, message: 'this group has a draft already. Publish or discard it first' }];

/** Fees of groups as drafts. What a group pays beside them stays as it is published. */
export function assignmentUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'fee-line');
  return {
    ...sheet,
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const read = await reader(platform, db);
      return (cells) => verdictOn(sheet, cells, read);
    },
    async compare(tx, slice, verdicts) {
      await uploadedLines.judge(tx, slice, verdicts);
      await refuseDrafted(tx, { ...slice, mistakes: DRAFTED });
    },
    async write(tx, slice, _rows, by) {
      await refuseDrafted(tx, { ...slice, mistakes: DRAFTED });
      for (const { id } of await draftGroups(tx, { ...slice, actor: actorOf(by.user) }))
        await audit(platform, tx, by, 'fees-drafted', id, { upload: slice.uploadId });
      await writeLines(tx, { ...slice });
    },
    nameOf: (field, value) => (field === 'amount' ? formatNaira(Number(value)) : sheet.nameOf(field, value)),
    answersOf: ({ amount_kobo }) => ({ amount: amount_kobo }),
    undo: {
      restore: async () => undefined,
      async remove(tx, slice, by) {
        for (const { id } of await removeDrafts(tx, { ...slice }))
          await audit(platform, tx, by, 'fee-draft-discarded', id, { upload: slice.uploadId });
      },
      spareTouched: (tx, slice) => spareDrafts(tx, { ...slice }),
      spareUsed: async () => undefined,
    },
    changed: async () => undefined,
  };
}

async function reader(platform: Platform, db: Queryable) {
  const fees = await feesByName(db);
  return (typed: Readonly<Record<string, unknown>>) => {
    const answers = judgeForm(platform, 'fee-line', typed, FAILED);
    const purpose = PURPOSES[answers.purpose];
    const named = fees.filter((fee) => fee.purpose === purpose && fee.name === answers.fee.trim().toLowerCase());
    if (named.length === 0)
      throw mistakeAt(
        '/fee',
        `there is no fee '${answers.fee}' among: ${answers.purpose}. Create it under Fees first`,
        FAILED,
      );
    if (named.length > 1)
      throw mistakeAt(
        '/fee',
        `${named.length} fees are called '${answers.fee}'. Please set this one on its page`,
        FAILED,
      );
    const amountKobo = typedMoney(answers.amount);
    if (!isKobo(amountKobo) || amountKobo > MOST_KOBO)
      throw mistakeAt('/amount', 'please enter the amount, as 10,000.50', FAILED);
    const group = {
      purpose,
      session_id: answers.sessionId,
      student_type_id: answers.studentTypeId,
      school_programme_id: answers.programmeId ?? null,
      department_id: answers.departmentId ?? null,
      level_id: answers.levelId ?? null,
      entry_session_id: answers.entrySessionId ?? null,
      is_indigene: answers.residence === undefined ? null : answers.residence === 'Indigenes',
      tag: answers.tag ?? null,
      gender_id: answers.genderId ?? null,
    };
    const groupKey = Object.values(group)
      .map((value) => String(value ?? '-'))
      .join('/');
    const feeId = named[0]!.id;
    return {
      ...group,
      group_key: groupKey,
      group_fee: `${groupKey}/${feeId}`,
      fee_id: feeId,
      amount_kobo: amountKobo,
    };
  };
}
