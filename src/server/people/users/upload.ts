import type { Claim } from '#contract/people/claims.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import { noteWritten } from '../../kit/upload/noteWritten.ts';
import { refuseRows } from '../../kit/upload/sql.ts';
import type { RightRow, Slice, UploadTarget } from '../../kit/upload/target.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import { beyond } from '../../platform/auth/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withAdministratorLeft } from '../roles/service.ts';
import { mayGiveRole } from './policy.ts';
import { openAccount, partsOf, switchWithin, type Typed } from './service.ts';
import { claimsOfChanged, claimsOfRoles, refuseForeign, uploadedUsers } from './sql/upload.ts';
import { removeUnusedUser, updateUser } from './sql/user.ts';

const FAILED = 'Failed!';

/** A new account writes its challenge and its mail, and a changed one voids challenges: about ten statements a row. */
const ROWS_AT_ONCE = 5;

export function userUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'user');
  const foreign = [{ column: sheet.headings['email'] ?? null, message: 'another account has this email address' }];
  return {
    ...sheet,
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db, user) => {
      const mayGive = await roleGuard(db, user);
      return (cells) => verdictOn(sheet, cells, (answers) => {
        const typed = judgeForm(platform, 'user', answers, FAILED);
        mayGive(typed.roleId);
        return recordOf(typed);
      });
    },
    compare: async (tx, slice, verdicts, { user }) => {
      await uploadedUsers.judge(tx, slice, verdicts);
      await refuseForeign(tx, { ...slice, mistakes: foreign });
      await refuseMightier(tx, slice, user);
    },
    write: async (tx, slice, rows, by) => {
      const refused = new Set((await refuseForeign(tx, { ...slice, mistakes: foreign })).map(({ number }) => number));
      const left = rows.filter(({ number }) => !refused.has(number));
      await withAdministratorLeft(tx, async () => {
        for (const row of left) await writeRow(platform, tx, slice, row, by);
      });
      // Two rows of the file may have the same address.
      await refuseForeign(tx, { ...slice, mistakes: foreign });
    },
    takesBack: {
      remove: (tx, id, { user, ip }) => removeUnusedUser(tx, { userId: id, now: platform.now(), actor: actorOf(user), ip }),
      switchOff: (tx, id, by) => switchWithin(platform, tx, by, id, false),
    },
    changed: async () => platform.mail.prompt(),
  };
}

async function writeRow(platform: Platform, tx: Queryable, { uploadId }: Slice, { number, outcome, record, target, revision }: RightRow, by: By): Promise<void> {
  const parts = partsFrom(record as Stored);
  const [written] = outcome === 'new'
    ? [await openAccount(platform, tx, by, parts)]
    : await updateUser(tx, { ...parts, userId: target!, revision: revision!, now: platform.now(), actor: actorOf(by.user), ip: by.ip });
  if (written) await noteWritten(tx, { uploadId, number, outcome: outcome === 'new' ? 'created' : 'corrected', target: written.id });
}

/** @returns what throws Problem for a role that this person may not give */
async function roleGuard(db: Queryable, user: User): Promise<(roleId: number) => void> {
  const claims = new Map((await claimsOfRoles(db)).map((role) => [role.id, role.claims as Claim[]]));
  return (roleId) => mayGiveRole(user, claims.get(roleId) ?? []);
}

/** Nobody changes an account with more rights than their own, by a spreadsheet either. */
async function refuseMightier(tx: Queryable, slice: Slice, user: User): Promise<void> {
  const mightier = (await claimsOfChanged(tx, { ...slice })).filter(({ claims }) => beyond(user, claims as Claim[]).length > 0);
  const mistakes = [{ column: null, message: 'this person may do more than you may. Ask an administrator' }];
  if (mightier.length > 0) await refuseRows(tx, { uploadId: slice.uploadId, refused: mightier.map(({ number }) => ({ number, mistakes })) });
}

type Parts = ReturnType<typeof partsOf>;

const recordOf = (typed: Typed) => {
  const { userName, roleId, mobileNumber, ...same } = partsOf(typed);
  return { ...same, user_name: userName, role_id: roleId, mobile_number: mobileNumber };
};

type Stored = ReturnType<typeof recordOf>;

const partsFrom = ({ user_name: userName, role_id: roleId, mobile_number: mobileNumber, ...same }: Stored): Parts => ({ ...same, userName, roleId, mobileNumber });
