import type { Claim } from '#contract/people/claims.ts';
import { users } from '#contract/people/users.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { comparing } from '../../kit/upload/comparing.ts';
import { aliasesOf, completing } from '../../kit/upload/completing.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import { noteWritten } from '../../kit/upload/noteWritten.ts';
import type { RightRow, Slice, UploadTarget } from '../../kit/upload/target.ts';
import { type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimsBeyond, CONFIDENTIAL } from '../../platform/auth/claims.ts';
import { TAKE_FIRST } from '../roles/confidential.ts';
import { MAY_MORE } from '../roles/guard.ts';
import { withClaimsGuarded } from '../roles/service.ts';
import { correctAccount } from './correcting.ts';
import { refuseNames } from './names.ts';
import { mayGiveRole } from './policy.ts';
import { openAccount } from './service.ts';
import { refuseAddressTwins, refuseNameTwins } from './sql/names.ts';
import {
  claimsOfRoles,
  refuseConfidentialRoles,
  refuseForeign,
  refuseMightierRows,
  refuseReaddressed,
  uploadedUsers,
} from './sql/upload.ts';
import { partsFrom, recordOf, type StoredUser } from './storedUser.ts';
import { undoOfAccounts } from './undo.ts';

const FAILED = 'Failed!';
const ON_ITS_PAGE = 'this role holds what is confidential: give it on the page of the person';

/** A new account writes its challenge and its mail, and a changed one voids challenges: about ten statements a row. */
const ROWS_AT_ONCE = 5;

/** Rows of a form that opens accounts. */
export interface AccountSheet {
  readonly form: 'user' | 'lecturer';
  /** By the columns of the account's table, and of what else is compared. @throws Problem with the form's messages */
  readonly recordFor: (tx: Queryable) => Promise<(answers: unknown) => StoredUser>;
  readonly compared: Pick<ReturnType<typeof comparing>, 'judge' | 'stored'>;
  /** The list whose own file comes back. */
  readonly declared: ListDeclaration;
  /** Refuses more of the rows that were compared. */
  readonly refuse?: (tx: Queryable, slice: Slice) => Promise<unknown>;
  /** Stores what the account's table does not hold. @returns the account's revision after it */
  readonly store?: (tx: Queryable, userId: string, record: StoredUser, by: By) => Promise<number>;
}

export const userSheet = (platform: Platform): AccountSheet => ({
  form: 'user',
  recordFor: async () => (answers) => recordOf(judgeForm(platform, 'user', answers, FAILED)),
  compared: uploadedUsers,
  declared: users.declared,
});

export function accountUpload(platform: Platform, kind: AccountSheet): UploadTarget {
  const sheet = formSheet(platform, kind.form);
  const named = sheet.headings['userName'] ?? null;
  const addressed = sheet.headings['email'] ?? null;
  const foreign = [{ column: addressed, message: 'another account has this email address' }];
  return {
    ...sheet,
    needed: ['userName'],
    aliases: aliasesOf(kind.declared, sheet.headings),
    complete: completing(sheet, kind.compared.stored, (cells) => {
      const { userName } = sheet.read(cells).answers;
      return userName === undefined ? undefined : { user_name: userName };
    }),
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db, user) => {
      const [mayGive, recordFrom] = [await roleGuard(db, user), await kind.recordFor(db)];
      return (cells) =>
        verdictOn(sheet, cells, (answers) => {
          const record = recordFrom(answers);
          mayGive(record.role_id);
          return record;
        });
    },
    compare: async (tx, slice, verdicts, { user }) => {
      await kind.compared.judge(tx, slice, verdicts);
      await kind.refuse?.(tx, slice);
      await refuseForeign(tx, { ...slice, mistakes: foreign });
      await refuseNames(platform, tx, slice, named);
      await refuseMightier(tx, slice, user);
      await refuseNameTwins(tx, { ...slice, column: named, message: 'has a username that looks like this one' });
      await refuseAddressTwins(tx, { ...slice, column: addressed, message: 'has this email address too' });
    },
    write: async (tx, slice, rows, by) => {
      const refused = new Set(
        [
          ...(await refuseForeign(tx, { ...slice, mistakes: foreign })),
          ...(await refuseNames(platform, tx, slice, named)),
          ...(await refuseMightier(tx, slice, by.user)),
        ].map(({ number }) => number),
      );
      const left = rows.filter(({ number }) => !refused.has(number));
      await withClaimsGuarded(tx, { user: by.user, now: platform.now() }, async () => {
        for (const row of left) await writeRow(platform, tx, slice, row, by, kind);
      });
      // Somebody may have opened such an account meanwhile.
      await refuseForeign(tx, { ...slice, mistakes: foreign });
      await refuseNames(platform, tx, slice, named);
    },
    undo: undoOfAccounts(platform, kind),
    changed: async () => platform.mail.prompt(),
  };
}

async function writeRow(
  platform: Platform,
  tx: Queryable,
  { uploadId }: Slice,
  { number, outcome, record, target, revision }: RightRow,
  by: By,
  { store }: AccountSheet,
): Promise<void> {
  const parts = partsFrom(record as StoredUser);
  const [written] =
    outcome === 'new'
      ? [await openAccount(platform, tx, by, parts)]
      : [await correctAccount(platform, tx, by, { ...parts, userId: target!, revision: revision! })];
  if (!written) return;
  const left = (await store?.(tx, written.id, record as StoredUser, by)) ?? written.revision;
  await noteWritten(tx, {
    uploadId,
    number,
    outcome: outcome === 'new' ? 'created' : 'corrected',
    target: written.id,
    written: left,
  });
}

/** @returns what throws Problem for a role that this person may not give */
async function roleGuard(db: Queryable, user: User): Promise<(roleId: number) => void> {
  const claims = new Map((await claimsOfRoles(db)).map((role) => [role.id, role.claims as Claim[]]));
  return (roleId) => mayGiveRole(user, claims.get(roleId) ?? []);
}

/** The guards of `guardPerson` and `confidential.ts`, for the rows of a spreadsheet. Returns those that they refused. */
async function refuseMightier(tx: Queryable, slice: Slice, { userId: self, ...user }: User) {
  const saying = (message: string) => ({
    ...slice,
    mistakes: [{ column: null, message: message.replace('This', 'this') }],
  });
  return [
    ...(await refuseMightierRows(tx, { ...saying(MAY_MORE), self, beyond: claimsBeyond(user) })),
    ...(await refuseReaddressed(tx, { ...saying(TAKE_FIRST), self, confidential: CONFIDENTIAL })),
    ...(await refuseConfidentialRoles(tx, { ...saying(ON_ITS_PAGE), confidential: CONFIDENTIAL })),
  ];
}
